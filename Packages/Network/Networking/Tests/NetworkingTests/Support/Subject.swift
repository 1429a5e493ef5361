import Common
import Foundation
import LoggingMocks
import Networking
import Persistence

@testable import NetworkingImplementation

/// A client whose servers, clock, network and luck a test decides.
struct Subject {
    let client: LiveHTTPClient
    let transport: ScriptedTransport
    let clock = PatientClock()
    let logger = RecordingLogger()
    let database: Database

    /// 2026-03-01 12:00:00 GMT.
    static let noon = Date(timeIntervalSince1970: 1_772_366_400)

    init(
        _ answers: [Result<NetworkResponse, NetworkError>], over database: Database? = nil, random: Double = 0, isOnline: Bool = true,
        now: Date = Subject.noon
    ) async throws {
        transport = ScriptedTransport(answers)
        if let database { self.database = database } else { self.database = try await Self.makeDatabase() }
        client = LiveHTTPClient(
            transport: transport, database: self.database, clock: clock, wallClock: FixedWallClock(now: now, timeZone: .gmt),
            logger: logger,
            random: { random }, isOnline: { isOnline })
    }

    static func makeDatabase() async throws -> Database {
        let database = try Database(.memory)
        try await database.migrate(NetworkingMigrations.all)
        return database
    }

    /// How a request ended: the text of the answer, or the error.
    func outcome(_ request: NetworkRequest) async -> Result<String, NetworkError> {
        do {
            return .success(String(decoding: try await client.send(request).body, as: UTF8.self))
        } catch {
            return .failure(error)
        }
    }
}

/// An address of a test.
func address(_ text: String = "https://updates.example/document.json") -> URL {
    URL(string: text) ?? URL(fileURLWithPath: "/")
}
