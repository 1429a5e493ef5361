/// Asks again and again until a probe gives a value, and returns it. This is how these tests wait: for a condition, never for a time.
///
/// An error thrown by the probe ends the wait. Throws `IntegrationError.timedOut` after `limit`.
@discardableResult
public func eventually<Value>(
    _ condition: String,
    within limit: Duration = .seconds(20),
    detail: () async -> String = { "" },
    _ probe: () async throws -> Value?
) async throws -> Value {
    let clock = ContinuousClock()
    let deadline = clock.now.advanced(by: limit)
    var interval = Duration.milliseconds(10)
    while true {
        if let value = try await probe() { return value }
        guard clock.now < deadline else {
            throw IntegrationError.timedOut(waitingFor: condition, detail: await detail())
        }
        try await clock.sleep(for: interval)
        // A question to a browser costs more than a short wait, and whatever is waited for needs the processor itself.
        interval = min(interval * 3 / 2, .milliseconds(150))
    }
}
