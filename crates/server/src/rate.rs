//! How much one address and one socket may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Config;

/// A burst is so many times what a second allows.
const BURST: u32 = 3;

/// Addresses that are remembered before those that rest are forgotten.
const ADDRESSES: usize = 10_000;

type ByAddress = Option<DefaultKeyedRateLimiter<IpAddr>>;

/// The bits of an IPv6 address that name a network; whoever has one has all addresses in it.
const NETWORK: u128 = !(u64::MAX as u128);

/// Whom an address stands for. IPv6 gives a household 2⁶⁴ addresses: they are one here. An IPv4
/// address in the dress of IPv6 is itself.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & NETWORK).into(),
        address @ IpAddr::V4(_) => address,
    }
}

/// The limits by address.
pub(crate) struct Rates {
    requests: ByAddress,
    files: ByAddress,
    tables: ByAddress,
    sockets: Counts,
}

impl Rates {
    pub(crate) fn new(config: &Config) -> Rates {
        let second = |n: u32| Some(Quota::per_second(NonZeroU32::new(n)?).allow_burst(burst(n)?));
        let hour = |n: u32| Some(Quota::per_hour(NonZeroU32::new(n)?));
        Rates {
            requests: second(config.address_rate).map(RateLimiter::keyed),
            files: second(config.page_rate).map(RateLimiter::keyed),
            tables: hour(config.table_rate).map(RateLimiter::keyed),
            sockets: Counts::new(config.address_sockets),
        }
    }

    /// May the address make a request?
    pub(crate) fn request(&self, address: IpAddr) -> bool {
        allows(&self.requests, address)
    }

    /// May the address have a file of the page?
    pub(crate) fn file(&self, address: IpAddr) -> bool {
        allows(&self.files, address)
    }

    /// May the address make a table?
    pub(crate) fn table(&self, address: IpAddr) -> bool {
        allows(&self.tables, address)
    }

    /// A socket of an address, which counts until it is dropped; none if there are too many.
    pub(crate) fn socket(&self, address: IpAddr) -> Option<Counted> {
        self.sockets.one_more(address)
    }
}

fn burst(n: u32) -> Option<NonZeroU32> {
    NonZeroU32::new(n.saturating_mul(BURST))
}

fn allows(limiter: &ByAddress, address: IpAddr) -> bool {
    let Some(limiter) = limiter else { return true };
    if limiter.len() > ADDRESSES {
        limiter.retain_recent();
    }
    limiter.check_key(&household(address)).is_ok()
}

/// How many of something each address has at once.
pub(crate) struct Counts {
    /// The most; 0 for no limit.
    most: u32,
    open: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Counts {
    pub(crate) fn new(most: u32) -> Counts {
        Counts { most, open: Arc::default() }
    }

    /// One more of an address, which counts until it is dropped; none if there are too many.
    pub(crate) fn one_more(&self, address: IpAddr) -> Option<Counted> {
        let address = household(address);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if self.most > 0 && *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Counted { address, open: Arc::clone(&self.open) })
    }
}

/// Something that counts.
#[derive(Debug)]
pub(crate) struct Counted {
    address: IpAddr,
    open: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Counted {
    pub(crate) fn address(&self) -> IpAddr {
        self.address
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

/// How many messages one socket may send.
pub(crate) struct SocketRate(Option<DefaultDirectRateLimiter>);

impl SocketRate {
    pub(crate) fn new(per_second: u32) -> SocketRate {
        let quota = NonZeroU32::new(per_second)
            .and_then(|n| Some(Quota::per_second(n).allow_burst(burst(per_second)?)));
        SocketRate(quota.map(RateLimiter::direct))
    }

    pub(crate) fn allows(&self) -> bool {
        self.0.as_ref().is_none_or(|limiter| limiter.check().is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_household_is_one_address() {
        for (one, other, same) in [
            ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true),
            ("2001:db8:1:2::1", "2001:db8:1:3::1", false),
            ("::ffff:192.0.2.7", "192.0.2.7", true),
            ("::ffff:192.0.2.7", "::ffff:192.0.2.8", false),
            ("192.0.2.7", "192.0.2.8", false),
        ] {
            let found = household(address(one)) == household(address(other));
            assert_eq!(found, same, "{one} and {other}");
        }
    }

    /// Every limit by address, asked from ever new addresses of one network.
    #[test]
    fn no_limit_is_passed_by_changing_the_address_within_a_network() {
        let settings = crate::Settings {
            address_rate: Some(1),
            page_rate: Some(1),
            table_rate: Some(3),
            address_sockets: Some(3),
            ..crate::Settings::default()
        };
        let rates = Rates::new(&settings.config().expect("a configuration"));
        let mut sockets = Vec::new();
        let mut granted = [0; 4];
        for n in 0..50_u16 {
            let address = address(&format!("2001:db8::{n:x}"));
            let socket = rates.socket(address);
            granted[0] += u32::from(rates.request(address));
            granted[1] += u32::from(rates.file(address));
            granted[2] += u32::from(rates.table(address));
            granted[3] += u32::from(socket.is_some());
            sockets.extend(socket);
        }
        // A second may pass meanwhile, but not many.
        assert!(granted.iter().all(|granted| (3..20).contains(granted)), "{granted:?}");
        assert!(rates.socket(address("2001:db8:0:1::1")).is_some(), "another network");
    }

    #[test]
    fn a_place_is_free_again_once_it_is_left() {
        let counts = Counts::new(1);
        let first = counts.one_more(address("192.0.2.7"));
        assert!(first.is_some() && counts.one_more(address("192.0.2.7")).is_none());
        drop(first);
        assert!(counts.one_more(address("192.0.2.7")).is_some());
    }
}
