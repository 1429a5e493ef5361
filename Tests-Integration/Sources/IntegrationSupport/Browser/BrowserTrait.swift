public import Testing

/// Gives a suite one chromedriver, started before its first test and ended after its last one.
public struct BrowserTrait: SuiteTrait, TestScoping {
    /// More browsers than this on one machine starve each other, and the apps that they look at, of time.
    private static let slots = ProcessSlots(count: 2)
    @TaskLocal private static var driver: BrowserDriver?

    /// The running suite's chromedriver. Throws where the suite does not have the trait `.browser`.
    public static func currentDriver() throws -> BrowserDriver {
        guard let driver else { throw IntegrationError.unexpectedShape("this suite has no trait .browser") }
        return driver
    }

    /// Runs the suite with its chromedriver.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await Self.slots.run {
            let driver = try await BrowserDriver.start()
            do {
                try await Self.$driver.withValue(driver) { try await function() }
            } catch {
                await driver.stop()
                throw error
            }
            await driver.stop()
        }
    }
}

extension Trait where Self == BrowserTrait {
    /// One chromedriver for the suite; use it with `.serialized`.
    public static var browser: BrowserTrait { BrowserTrait() }
}
