import LiveUI

@testable import Meterbook

/// The app's real parts as a test of the user interface has them: the simulated meter, a database in memory and a clock that stands still.
@MainActor
func testDependencies(_ arguments: [String] = []) async throws -> AppDependencies {
    try await .ofTest(arguments)
}

extension AppSession {
    /// A browser tab in English.
    convenience init(dependencies: AppDependencies) throws {
        self.init(
            dependencies: dependencies, site: try Site(resources: dependencies.environment.resources),
            context: SessionContext(id: String(repeating: "0", count: 32), acceptLanguage: "en"))
    }
}
