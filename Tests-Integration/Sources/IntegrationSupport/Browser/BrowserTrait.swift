public import Testing

/// Gives a suite a driver of browsers. All suites share one chromedriver, started for the first of them and ended after the last one.
public struct BrowserTrait: SuiteTrait, TestScoping {
    /// More browsers than this on one machine starve each other, and the apps that they look at, of time.
    private static let slots = ProcessSlots(count: 2)
    private static let house = BrowserHouse()
    @TaskLocal private static var driver: BrowserDriver?

    /// The running suite's driver. Throws where the suite does not have the trait `.browser`.
    public static func currentDriver() throws -> BrowserDriver {
        guard let driver else { throw IntegrationError.unexpectedShape("this suite has no trait .browser") }
        return driver
    }

    /// Runs the suite with its driver.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await Self.house.run { driver in
            try await Self.slots.run {
                try await Self.$driver.withValue(driver) { try await function() }
            }
        }
    }
}

extension Trait where Self == BrowserTrait {
    /// A driver of browsers for the suite; use it with `.serialized`.
    public static var browser: BrowserTrait { BrowserTrait() }
}
