import ArgumentParsing
import Bluetooth
import BluetoothMocks
import Foundation
import Glibc
import HTTPServer
import NetworkingMocks
import Persistence
import TestSupport
import Testing

@testable import Meterbook

/// What `meterbook doctor` finds, one trouble at a time.
@MainActor
struct CheckupTests {
    private let home: TemporaryFolder
    private let network = MockHTTPClient()

    init() throws {
        home = try TemporaryFolder()
        _ = try home.write(#"{"port": 0}"#, to: "config.json")
    }

    @Test func aFreshInstallationHasNothingWrong() async throws {
        let findings = try await findings()
        #expect(findings.map(\.subject) == Finding.Subject.allCases)
        #expect(findings.allSatisfy { $0.state == .good }, "\(findings)")
        let texts = try #require(findings.first { $0.subject == .texts })
        #expect(texts.message.contains("de, en"))
    }

    @Test(arguments: UnavailabilityReason.allCases) func whyBluetoothCannotBeUsedIsSaidWithWhatToDo(reason: UnavailabilityReason)
        async throws
    {
        let bluetooth = MockBluetoothCentral()
        bluetooth.availabilityToReturn = .unavailable(reason)
        let finding = try #require(try await findings(bluetooth).last)
        #expect(finding == .problem(.bluetooth, reason.rawValue, reason.description))
    }

    @Test func simulatedMetersNeedNoBluetooth() async throws {
        let environment = try environment()
        let findings = await Checkup(environment, network: network, bluetooth: nil).findings()
        #expect(findings.allSatisfy { $0.state == .good }, "\(findings)")
    }

    @Test func aFolderThatOthersMayLookIntoIsAProblem() async throws {
        let folder = try makeData()
        chmod(folder.url.path, 0o755)
        #expect(try await reason(.dataFolder) == "open_to_others")
    }

    @Test func aFolderThatIsNoneIsAProblem() async throws {
        _ = try home.write("", to: "data")
        #expect(try await reason(.dataFolder) == "not_a_folder")
    }

    @Test func whatIsNoDatabaseIsAProblem() async throws {
        _ = try makeData()
        _ = try home.write(String(repeating: "no database ", count: 1000), to: "data/meterbook.db")
        #expect(try await reason(.database) == "unusable")
    }

    @Test func aPortThatAnotherProgramHasIsAProblem() async throws {
        let other = HTTPServer(configuration: HTTPServer.Configuration(host: "127.0.0.1", port: 0)) { _ in HTTPResponse(status: 404) }
        let port = try other.start()
        _ = try home.write(#"{"port": \#(port)}"#, to: "config.json")
        #expect(try await reason(.port) == "in_use")

        let lock = try makeData().lock(as: "meterbook serve")
        lock.announce("http://127.0.0.1:\(port)/")
        #expect(try await reason(.port) == nil, "it is the app itself that answers there")
        lock.release()
        await other.stop()
    }

    @Test func aStyleThatCannotBeReadIsAProblem() async throws {
        _ = try home.write(#"{"port": 0, "style": "nowhere.json"}"#, to: "config.json")
        #expect(try await reason(.texts) == "missing")
    }

    @Test func aRemoteConfigurationThatIsNotUsedIsAProblem() async throws {
        _ = try home.write(#"{"port": 0, "remote_configuration": "https://settings.example/a?token=secret"}"#, to: "config.json")
        network.answer(#"{"schema": 1, "flags": {"device.sensor": {"stage": "of"}}}"#)
        let refused = try #require(try await findings().first { $0.subject == .remoteConfiguration })
        #expect(refused.reason == "refused" && refused.message.contains("“flags.device.sensor.stage” must be off, installations"))
        #expect(refused.message.contains("settings.example") && !refused.message.contains("secret"))
        network.sendToReturn = .failure(.offline)
        #expect(try await reason(.remoteConfiguration) == "unreachable")
        network.answer(#"{"schema": 1}"#)
        #expect(try await reason(.remoteConfiguration) == nil)
        network.answer(##"{"schema": 1, "style": {"color": {"text": {"$type": "color", "$value": "#ffffff"}}}}"##)
        #expect(try await reason(.remoteConfiguration) == "refused", "white on white")
    }

    @Test func theDocumentNamesEachCheckAndItsReason() throws {
        let document = CheckupDocument(checks: [.good(.port, "8787 is free"), .problem(.bluetooth, "noAdapter", "none")])
        #expect(
            String(decoding: try document.bytes(), as: UTF8.self) == """
                {
                  "checks" : [
                    {
                      "check" : "port",
                      "message" : "8787 is free",
                      "reason" : null,
                      "state" : "good"
                    },
                    {
                      "check" : "bluetooth",
                      "message" : "none",
                      "reason" : "noAdapter",
                      "state" : "problem"
                    }
                  ],
                  "schema" : 1
                }

                """)
    }

    private func makeData() throws -> DataFolder {
        let folder = DataFolder(home.url.appendingPathComponent("data"))
        try folder.create()
        return folder
    }

    private func environment() throws -> AppEnvironment {
        let arguments = ["doctor", "--data-dir", home.path("data"), "--config", home.path("config.json")]
        guard case .command(let line) = CommandDescription.meterbook.parse(arguments) else { throw CommandFailure.usage("\(arguments)") }
        return try AppEnvironment(line)
    }

    private func findings(_ bluetooth: MockBluetoothCentral? = nil) async throws -> [Finding] {
        let central = bluetooth ?? MockBluetoothCentral()
        if bluetooth == nil { central.availabilityToReturn = .available }
        return await Checkup(try environment(), network: network, bluetooth: central).findings()
    }

    private func reason(_ subject: Finding.Subject) async throws -> String? {
        try await findings().first { $0.subject == subject }?.reason
    }
}
