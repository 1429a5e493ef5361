import Foundation
import IntegrationSupport
import TestSupport
import Testing

/// The device gate of the built app: every page and file that a browser can reach, before a sensor is paired, after, and after it was removed.
@Suite(.timeLimit(.minutes(10)))
struct GateTests {
    /// Words that only a sensor brings: its section, its texts and their keys, and the name of the one in range.
    private static let traces = ["sensor", "glimpse", "cgm", "181f"]

    private let installation: Installation

    init() throws {
        installation = try Installation()
    }

    @Test func aSensorLeavesNoTraceBeforeItIsPairedNorAfterItWasRemoved() async throws {
        try await walk(knowingMeter: false, knowingSensor: false) { walk in
            walk.expectNoTrace()
            #expect(walk.pages.keys.contains("/devices") && walk.pages.keys.contains { $0.hasPrefix("/assets/") })
        }
        #expect(try await sync(knowingSensor: false).exitCode == 0)
        try await walk(knowingMeter: true, knowingSensor: false) { walk in
            walk.expectNoTrace()
            #expect(walk.pages.keys.contains { $0.contains("/readings/") } && walk.pages.count > 20, "\(walk.pages.keys.sorted())")
        }
        #expect(try await sync(knowingSensor: true).exitCode == 0)
        try await walk(knowingMeter: true, knowingSensor: true) { walk in
            let page = try #require(walk.pages["/sensor"])
            #expect(page.contains("2 of 2 in target") && page.contains("09:00–12:00"), "\(page)")
            #expect(walk.pages["/devices"]?.contains("Glimpse") == true)
            let tests = Set((walk.pages["/logbook"] ?? "").matches(of: /href="(\/logbook\/readings\/[^"]*)"/).map { String($0.output.1) })
            #expect(tests.count == 2, "the logbook has the tests of blood, and no reading of the sensor: \(tests)")
            #expect(walk.pages.values.filter { $0.contains("href=\"/sensor\"") }.count > 10)
        }
        try await removeSensor()
        try await walk(knowingMeter: true, knowingSensor: false) { $0.expectNoTrace() }
    }

    /// What the browser can reach from the first page on, and where a link to the sensor's section leads.
    private struct Walk {
        /// Bodies by target.
        var pages: [String: String] = [:]
        /// The answers to links of the section, without the link itself.
        var answers: [String] = []

        func expectNoTrace(sourceLocation: SourceLocation = #_sourceLocation) {
            for (target, text) in pages {
                for trace in GateTests.traces where text.lowercased().contains(trace) {
                    Issue.record("“\(trace)” at \(target)", sourceLocation: sourceLocation)
                }
            }
            for answer in answers {
                #expect(!GateTests.traces.contains { answer.lowercased().contains($0) }, "\(answer)", sourceLocation: sourceLocation)
            }
        }
    }

    private func walk(knowingMeter: Bool, knowingSensor: Bool, _ look: (Walk) throws -> Void) async throws {
        let path = try script(knowingMeter: knowingMeter, knowingSensor: knowingSensor)
        let app = try await installation.serve(["--transport", "simulated", "--meter-script", path])
        let client = PlainHTTPClient(port: app.port)
        let header = try #require(try await client.get("/?token=\(app.token)")["Set-Cookie"])
        let cookie = (name: "Cookie", value: String(header.prefix { $0 != ";" }))
        var walk = Walk()
        var targets = ["/", "/logbook", "/devices"]
        while let target = targets.popLast() {
            guard walk.pages[target] == nil, walk.pages.count < 400 else { continue }
            let answer = try await client.get(target, [cookie])
            let fields = answer.headers.map { "\($0.name): \($0.value)\n" }.joined()
            walk.pages[target] = fields + answer.text
            targets += Self.links(in: answer.text)
        }
        for link in ["/sensor", "/sensor/2026-03-01"] {
            walk.answers.append(try await client.get(link, [cookie]).text.replacingOccurrences(of: link, with: ""))
        }
        await app.stop()
        try look(walk)
    }

    /// Where a page or a style sheet leads inside the app.
    private static func links(in text: String) -> [String] {
        let attributes = text.matches(of: /(?:href|src|action|formaction|data-src)="(\/[^"\/][^"]*|\/)"/).map { String($0.output.1) }
        let files = text.matches(of: /url\(["']?(\/[^"')]+)/).map { String($0.output.1) }
        return (attributes + files).map { $0.replacingOccurrences(of: "&amp;", with: "&") }.map { String($0.prefix { $0 != "#" }) }
    }

    private func sync(knowingSensor: Bool) async throws -> CommandLineRun {
        let path = try script(knowingMeter: true, knowingSensor: knowingSensor)
        return try await installation.run("sync", "--transport", "simulated", "--meter-script", path)
    }

    private func removeSensor() async throws {
        let list = try await installation.run("devices", "list", "--format", "json")
        let data = Data(list.standardOutput.utf8)
        let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let devices = try #require(document["devices"] as? [[String: Any]])
        let id = try #require(devices.first { $0["name"] as? String == "Glimpse" }?["id"] as? String)
        let run = try await installation.run("devices", "remove", id)
        #expect(run.exitCode == 0, "\(run)")
    }

    private func script(knowingMeter: Bool, knowingSensor: Bool) throws -> String {
        let json = """
            {"meters": [
            {"address": "00:11:22:33:44:01", "name": "Test meter", "serial": "M1", "known": \(knowingMeter),
             "records": [{"measurement": "0a0100ea0703010800006fb0110000"}, {"measurement": "0a0200ea07030109000070b0110000"}]},
            {"address": "00:11:22:33:44:02", "name": "Glimpse", "serial": "G1", "known": \(knowingSensor),
             "sensor": {"start": "2026-03-01T09:00:00"},
             "records": [{"measurement": "060064000a00"}, {"measurement": "06006e001400"}]}]}
            """
        let path = installation.folder.path("script-\(UUID().uuidString).json")
        try Data(json.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }
}
