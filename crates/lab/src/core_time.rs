//! How long a core has worked for this thread: unlike the clock it doesn't count what others did meanwhile.

/// Nanoseconds so far, from some beginning; nothing where the system doesn't tell.
#[cfg(unix)]
pub(crate) fn of_thread() -> Option<u64> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    let (seconds, ns) = (u64::try_from(time.tv_sec).ok()?, u64::try_from(time.tv_nsec).ok()?);
    Some(seconds * 1_000_000_000 + ns)
}

/// Nanoseconds so far, from some beginning; nothing where the system doesn't tell.
#[cfg(not(unix))]
pub(crate) fn of_thread() -> Option<u64> {
    None
}
