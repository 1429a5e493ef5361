import IntegrationSupport
import TestSupport
import Testing

/// The process is killed as a power cut kills it: the database stays whole, and the next sync completes.
struct KillTests {
    private static let seed: UInt64 = 20_260_301
    private static let pace = 3

    /// Fifty moments of a sync, as shares of its whole time, from before its start to after its end.
    private static let moments: [Double] = {
        var generator = SeededGenerator(seed: seed)
        return (0..<50).map { _ in Double.random(in: 0...1.1, using: &generator) }
    }()

    @Test func killedAtFiftyRandomMomentsOfASyncNothingIsLostOrTwice() async throws {
        let script = MeterScriptFile(paceMilliseconds: Self.pace, ScriptedMeter(records: FortyRecords.records))
        let reference = try Installation()
        let undisturbed = try await reference.sync(script)
        #expect(undisturbed.exitCode == 0, "\(undisturbed)")
        let rows = try await reference.readings().rows
        #expect(rows.map(\.fact) == FortyRecords.expected)

        var endings: [ProcessEnding: Int] = [:]
        try await withThrowingTaskGroup(of: ProcessEnding?.self) { group in
            var moments = Self.moments[...]
            func startNext() {
                guard let moment = moments.popFirst() else { return }
                group.addTask { try await Self.killAndSyncAgain(script, after: undisturbed.duration * moment, moment, rows) }
            }
            // Two at once keep both processors busy; more would stretch the syncs beyond the moments.
            for _ in 0..<2 { startNext() }
            while let ending = try await group.next() {
                if let ending { endings[ending, default: 0] += 1 }
                startNext()
            }
        }
        #expect(endings[.signal(9), default: 0] >= 20, "most moments must lie within the sync: \(endings)")
    }

    private static func killAndSyncAgain(
        _ script: MeterScriptFile, after delay: Duration, _ moment: Double, _ rows: [ReadingRow]
    ) async throws -> ProcessEnding? {
        let installation = try Installation()
        let path = try script.write(into: installation.folder)
        let process = try ChildProcess(
            executable: installation.binary, arguments: ["sync", "--transport", "simulated", "--meter-script", path],
            environment: installation.environment)
        // The moment is what is tested here, not something that is waited for.
        try await Task.sleep(for: delay)
        process.kill()
        let ending = await process.waitForExit()
        let name = "moment \(moment) of seed \(seed), ended with \(ending)"
        #expect(try await DatabaseFile(installation.databasePath).problems() == [], "\(name)")

        let again = try await installation.sync(script.undisturbed)
        #expect(again.exitCode == 0, "\(name): \(again)")
        #expect(try await installation.readings().rows == rows, "\(name)")
        #expect(try await DatabaseFile(installation.databasePath).problems() == [], "\(name)")
        return ending
    }
}
