extension Clock where Duration == Swift.Duration {
    /// Starts now; each call tells how much time has passed.
    func stopwatch() -> () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
