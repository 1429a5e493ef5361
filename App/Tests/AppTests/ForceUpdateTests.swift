import Common
import ForceUpdateImplementation
import Foundation
import HTTPServer
import LiveUI
import Networking
import TestSupport
import Testing
import ViewCore

@testable import Meterbook

/// The gate and the notice about versions in the sessions of the app.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct ForceUpdateTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(#"{"force_update": "https://updates.example/x.json"}"#, to: "config.json")
    }

    private func makeDependencies(_ document: String) async throws -> AppDependencies {
        let text = document.replacing("\"", with: "\\\"")
        try folder.write(#"{"url": "https://updates.example/x.json", "body": "\#(text)"}"#, to: "replay/1.json")
        return try await .ofTest(["--config", folder.path("config.json"), "--replay", folder.path("replay")])
    }

    private func render(_ session: AppSession) -> Rendering {
        Renderer.render(session.root, environment: session.environment(EnvironmentValues()))
    }

    @Test func aVersionThatIsTooOldSeesTheGateOnEveryPageOfEveryTab() async throws {
        let dependencies = try await makeDependencies(#"{"minimum": "9.0.0", "latest": "9.0.0"}"#)
        let sessions = try [AppSession(dependencies: dependencies), AppSession(dependencies: dependencies)]
        for session in sessions { #expect(!render(session).html.contains("Please update Meterbook")) }
        dependencies.forceUpdate.start()
        while !render(sessions[0]).html.contains("Please update Meterbook") { await Task.yield() }
        for session in sessions {
            for url in ["/devices", "/logbook/add", "/nowhere", "/update"] {
                session.open(url: url)
                let html = render(session).html
                #expect(html.contains("Please update Meterbook") && !html.contains("href=\"/devices\""), "\(url)")
                #expect(session.url == url)
            }
        }
        await dependencies.forceUpdate.stop()
        await dependencies.close()
    }

    @Test func aNewerVersionIsAnnouncedAboveThePageUntilItIsPutOffInAllTabs() async throws {
        let dependencies = try await makeDependencies(#"{"minimum": "0.0.0-0", "latest": "9.0.0"}"#)
        let sessions = try [AppSession(dependencies: dependencies), AppSession(dependencies: dependencies)]
        dependencies.forceUpdate.start()
        while !render(sessions[0]).html.contains("Meterbook 9.0.0 is there") { await Task.yield() }
        sessions[0].open(url: "/update")
        sessions[1].open(url: "/devices")
        #expect(render(sessions[0]).html.contains("There is a newer version."))
        let rendering = render(sessions[1])
        #expect(rendering.html.contains("href=\"/update\"") && rendering.html.contains("aria-current"))
        for id in rendering.handlers.ids where rendering.html.contains("Remind me later") {
            rendering.handlers.handler(id: id, kind: .click)?.run()
            break
        }
        while render(sessions[0]).html.contains("Meterbook 9.0.0 is there") { await Task.yield() }
        #expect(!render(sessions[1]).html.contains("Meterbook 9.0.0 is there"))
        await dependencies.forceUpdate.stop()
        await dependencies.close()
    }

    /// The real network: asked once in full, and again only whether something has changed.
    @Test func theRealAppAsksOverTheNetworkAndConditionally() async throws {
        let asked = Locked<[String?]>([])
        let server = HTTPServer(configuration: HTTPServer.Configuration(host: "127.0.0.1", port: 0)) { request in
            let condition = request.headers["If-None-Match"]
            asked.withLock { $0.append(condition) }
            guard condition != "\"1\"" else { return HTTPResponse(status: 304) }
            return HTTPResponse(headers: ["ETag": "\"1\""], body: .bytes(Array(#"{"minimum": "9.0.0", "latest": "9.0.0"}"#.utf8)))
        }
        let port = try server.start()
        try folder.write(#"{"force_update": "http://127.0.0.1:\#(port)/x.json"}"#, to: "config.json")
        let dependencies = try await AppDependencies.ofTest(
            ["--config", folder.path("config.json"), "--data-dir", folder.path("data"), "--transport", "simulated"], flags: [])
        let session = try AppSession(dependencies: dependencies)
        dependencies.forceUpdate.start()
        while !render(session).html.contains("Please update Meterbook") { await Task.yield() }
        await dependencies.forceUpdate.stop()
        dependencies.forceUpdate.start()
        while asked.withLock(\.count) < 2 { await Task.yield() }
        await dependencies.forceUpdate.stop()
        #expect(asked.withLock(\.self) == [nil, "\"1\""])
        #expect(render(session).html.contains(folder.path("data")))
        await server.stop()
        await dependencies.close()
    }

    // MARK: - Flags

    @Test func recordedAnswersAreForTestsOfTheUserInterfaceAlone() throws {
        let failure = try #require(#expect(throws: CommandFailure.self) { try AppEnvironment.ofTest(["--replay", "/tmp"]) })
        #expect(failure.exitCode == 2 && failure.message.contains("--ui-test"))
        #expect(try AppEnvironment.ofTest(["--ui-test", "--replay", "/tmp"]).replay?.path == "/tmp")
    }

    @Test func recordingsThatAreWrongEndTheStart() async throws {
        try folder.write("{}", to: "replay/1.json")
        for arguments in [["--replay", folder.path("replay")], ["--replay", folder.path("gone")]] {
            let failure = await #expect(throws: CommandFailure.self) { try await AppDependencies.ofTest(arguments) }
            #expect(failure?.exitCode == 2)
        }
    }

    @Test func aTestOfTheUserInterfaceHasNoNetwork() async throws {
        let dependencies = try await AppDependencies.ofTest()
        let url = try #require(URL(string: "http://127.0.0.1:1/"))
        await #expect(throws: NetworkError.notRecorded("GET http://127.0.0.1:1/")) {
            try await dependencies.network.client.send(NetworkRequest(url))
        }
        await dependencies.close()
    }
}
