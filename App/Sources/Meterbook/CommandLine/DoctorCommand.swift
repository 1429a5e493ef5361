import ArgumentParsing
import BluetoothImplementation
import Common
import Logging
import LoggingImplementation

/// `meterbook doctor`: says what keeps the app from doing its job, and what to do about it.
@MainActor
struct DoctorCommand {
    let line: ParsedCommand

    /// Looks and prints. Returns 1 where there is a problem. Throws `CommandFailure`.
    func run() async throws -> Int32 {
        let environment = try AppEnvironment(line)
        let bluetooth = environment.transport == .simulated ? nil : BlueZCentral()
        // What the network says goes into a finding, and what it would keep is kept nowhere.
        let logger = JSONLinesLogger(minimumLevel: .error) { [wallClock = environment.wallClock] in wallClock.now }
        let network = try AppNetwork.client(environment, await AppDependencies.inMemoryDatabase(), logger)
        let findings = await Checkup(environment, network: network, bluetooth: bluetooth).findings()
        if line.text("format") == "json" {
            try Console.write(CheckupDocument(checks: findings).bytes())
        } else {
            for line in Self.lines(findings) { try Console.print(line) }
        }
        return findings.contains { $0.state == .problem } ? 1 : 0
    }

    private static func lines(_ findings: [Finding]) -> [String] {
        var table = TextTable([.leading, .leading, .leading])
        for finding in findings {
            table.add([finding.state.rawValue, finding.subject.rawValue.replacing("_", with: " "), TerminalText.clean(finding.message)])
        }
        let count = findings.count { $0.state == .problem }
        return table.lines + [count == 0 ? "Nothing is wrong." : count == 1 ? "There is one problem." : "There are \(count) problems."]
    }
}

/// What `meterbook doctor --format json` prints.
struct CheckupDocument: Encodable {
    /// The version of the document's shape.
    let schema = 1
    /// What was found, in the order in which it matters.
    let checks: [Finding]

    private enum CodingKeys: String, CodingKey {
        case schema, checks
    }
}
