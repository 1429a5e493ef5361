import ArgumentParsing
import Persistence

@testable import Meterbook

extension AppDependencies {
    /// The app's real parts over a database in memory, as `meterbook serve --ui-test` with some more arguments has them.
    static func ofTest(_ arguments: [String] = [], flags: [String] = ["--ui-test"]) async throws -> AppDependencies {
        let database = try Database(.memory)
        try await database.migrate(migrations)
        return try await AppDependencies(environment: .ofTest(flags + arguments), database: database)
    }
}

extension AppEnvironment {
    /// What `meterbook serve` with some arguments is asked to be.
    static func ofTest(_ arguments: [String]) throws -> AppEnvironment {
        guard case .command(let line) = CommandDescription.meterbook.parse(["serve"] + arguments) else {
            throw CommandFailure.usage("\(arguments) was not understood")
        }
        return try AppEnvironment(line, variables: [:])
    }
}
