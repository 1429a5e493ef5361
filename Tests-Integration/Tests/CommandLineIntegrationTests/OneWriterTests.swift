import Foundation
import IntegrationSupport
import TestSupport
import Testing

/// One process writes, others read beside it.
struct OneWriterTests {
    private let meter = ScriptedMeter(records: ScriptedRecord.series(8))

    private func makeRunningApp() async throws -> (Installation, AppProcess) {
        let installation = try Installation()
        #expect(try await installation.sync(MeterScriptFile(meter)).exitCode == 0)
        return (installation, try await installation.serve(MeterScriptFile(meter)))
    }

    @Test(
        "what writes is refused beside a running server and names it",
        arguments: [
            ["sync"], ["devices", "add", "00:11:22:33:00:07"], ["devices", "remove", "x"],
        ])
    func refused(_ command: [String]) async throws {
        let (installation, app) = try await makeRunningApp()
        let run = try await installation.run(command)
        run.expectOneClearLine(exitCode: 1, naming: ["\(app.process.processIdentifier)", "serve"])
        await app.stop()
    }

    @Test func whatReadsWorksBesideARunningServer() async throws {
        let (installation, app) = try await makeRunningApp()
        #expect(try await installation.readings().readings.count == 8)
        for command in [["devices", "list"], ["readings"], ["readings", "--format", "csv"]] {
            let run = try await installation.run(command)
            #expect(run.exitCode == 0, "\(run)")
        }
        await app.stop()
    }

    @Test func aSecondServerLeadsToTheFirstAndEnds() async throws {
        let (installation, app) = try await makeRunningApp()
        let client = PlainHTTPClient(port: app.port)
        #expect(try await client.get("/?token=\(app.token)").status == 303)
        for turn in 1...3 {
            let run = try await installation.run("serve", "--no-open", within: .seconds(20))
            #expect(run.exitCode == 0, "\(run)")
            let ready = try #require(ReadyLine(in: run.standardOutput), "\(run)")
            #expect(ready.port == app.port)
            #expect(
                try await client.get("/?token=\(ready.token)").status == 303, "the link of turn \(turn) is good, whatever was used before")
        }
        #expect(app.process.exitStatus == nil)
        await app.stop()
    }

    /// A signal source of libdispatch lost about one signal in a hundred here.
    @Test func aServerAskedToEndTheMomentItIsReadyEndsEachTime() async throws {
        let installation = try Installation()
        for turn in 1...20 {
            let app = try await installation.serve()
            #expect(await app.stop() == .code(0), "turn \(turn)")
        }
    }

    /// A second click on the starter, before the first server has its port: both lead to the page.
    @Test func serversThatStartAtTheSameMomentAllLeadToOne() async throws {
        let installation = try Installation()
        async let first = installation.serve()
        async let second = installation.serve()
        async let third = installation.serve()
        let apps = try await [first, second, third]
        #expect(Set(apps.map(\.port)).count == 1)
        #expect(try await PlainHTTPClient(port: apps[0].port).get("/?token=\(apps[0].token)").status == 303)
        for app in apps { await app.stop() }
        #expect(apps.compactMap(\.process.exitStatus) == [.code(0), .code(0), .code(0)])
    }

    @Test func aKilledServerLeavesNoLock() async throws {
        let (installation, app) = try await makeRunningApp()
        await app.kill()
        let run = try await installation.sync(MeterScriptFile(meter))
        #expect(run.exitCode == 0, "\(run)")
        #expect(try await installation.readings().readings.count == 8)
    }

    @Test func aServerThatIsAskedToEndDoesSoWithinTwoSecondsAndCanStartAgain() async throws {
        let (installation, app) = try await makeRunningApp()
        let stream = try await PlainHTTPClient(port: app.port).stream(PlainHTTPRequest("GET", "/"))
        #expect(await app.stop(within: .seconds(2)) == .code(0))
        stream.close()
        let again = try await installation.serve(["--port", "\(app.port)"])
        #expect(again.port == app.port)
        await again.stop()
    }

    @Test func otherDataMayBeServedAtTheSameTime() async throws {
        let (_, first) = try await makeRunningApp()
        let (_, second) = try await makeRunningApp()
        #expect(first.port != second.port)
        await first.stop()
        await second.stop()
    }
}
