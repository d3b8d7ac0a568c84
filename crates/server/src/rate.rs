//! How much one address and one socket may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Config;

/// A burst is so many times what a second allows.
const BURST: u32 = 3;

/// Addresses that are remembered before those that rest are forgotten.
const ADDRESSES: usize = 10_000;

type ByAddress = Option<DefaultKeyedRateLimiter<IpAddr>>;

/// The limits by address.
pub(crate) struct Rates {
    requests: ByAddress,
    tables: ByAddress,
    sockets: u32,
    open: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Rates {
    pub(crate) fn new(config: &Config) -> Rates {
        let second = |n: u32| Some(Quota::per_second(NonZeroU32::new(n)?).allow_burst(burst(n)?));
        let hour = |n: u32| Some(Quota::per_hour(NonZeroU32::new(n)?));
        Rates {
            requests: second(config.address_rate).map(RateLimiter::keyed),
            tables: hour(config.table_rate).map(RateLimiter::keyed),
            sockets: config.address_sockets,
            open: Arc::default(),
        }
    }

    /// May the address make a request?
    pub(crate) fn request(&self, address: IpAddr) -> bool {
        allows(&self.requests, address)
    }

    /// May the address make a table?
    pub(crate) fn table(&self, address: IpAddr) -> bool {
        allows(&self.tables, address)
    }

    /// A socket of an address, which counts until it is dropped; none if there are too many.
    pub(crate) fn socket(&self, address: IpAddr) -> Option<OpenSocket> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if self.sockets > 0 && *count >= self.sockets {
            return None;
        }
        *count += 1;
        Some(OpenSocket { address, open: Arc::clone(&self.open) })
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
    limiter.check_key(&address).is_ok()
}

/// A socket that counts.
#[derive(Debug)]
pub(crate) struct OpenSocket {
    address: IpAddr,
    open: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl OpenSocket {
    pub(crate) fn address(&self) -> IpAddr {
        self.address
    }
}

impl Drop for OpenSocket {
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
