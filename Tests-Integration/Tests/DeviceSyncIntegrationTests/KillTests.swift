import IntegrationSupport
import TestSupport
import Testing

/// The process is killed as a power cut kills it: the database stays whole, and the next sync completes.
struct KillTests {
    private static let seed: UInt64 = 20_260_301
    /// Long enough that the transfer, not the start of the process, is most of a sync: 40 records take 0.8 s.
    private static let pace = 20
    private static let kills = 50
    private static let mostAttempts = 150

    @Test func killedAtFiftyRandomMomentsOfASyncNothingIsLostOrTwice() async throws {
        let script = MeterScriptFile(paceMilliseconds: Self.pace, ScriptedMeter(records: FortyRecords.records))
        let reference = try Installation()
        let undisturbed = try await reference.sync(script)
        #expect(undisturbed.exitCode == 0, "\(undisturbed)")
        let rows = try await reference.readings().rows
        #expect(rows.map(\.fact) == FortyRecords.expected)

        var generator = SeededGenerator(seed: Self.seed)
        // The machine's speed may change meanwhile: a sync that ended before its kill tells how long one takes now.
        var length = undisturbed.duration
        var killed = 0
        var attempts = 0
        while killed < Self.kills, attempts < Self.mostAttempts {
            // Two at once keep both processors busy; more would stretch the syncs beyond the moments.
            let firstKill = length * Double.random(in: 0...1, using: &generator)
            let secondKill = length * Double.random(in: 0...1, using: &generator)
            async let first = Self.killAndSyncAgain(script, after: firstKill, rows)
            async let second = Self.killAndSyncAgain(script, after: secondKill, rows)
            for attempt in try await [first, second] {
                attempts += 1
                if attempt.ending == .signal(9) {
                    killed += 1
                } else {
                    length = min(length, attempt.duration)
                }
            }
        }
        #expect(killed >= Self.kills, "of \(attempts) syncs only \(killed) could be killed before their end")
    }

    private static func killAndSyncAgain(
        _ script: MeterScriptFile, after delay: Duration, _ rows: [ReadingRow]
    ) async throws -> (ending: ProcessEnding, duration: Duration) {
        let installation = try Installation()
        let path = try script.write(into: installation.folder)
        let start = ContinuousClock.now
        let process = try ChildProcess(
            executable: installation.binary, arguments: ["sync", "--transport", "simulated", "--meter-script", path],
            environment: installation.environment)
        // The moment is what is tested here, not something that is waited for.
        let kill = Task {
            try await Task.sleep(for: delay)
            process.kill()
        }
        let ending = await process.waitForExit()
        let duration = ContinuousClock.now - start
        kill.cancel()
        let name = "killed after \(delay), seed \(seed), ended with \(ending)"
        #expect(try await DatabaseFile(installation.databasePath).problems() == [], "\(name)")

        let again = try await installation.sync(script.undisturbed)
        #expect(again.exitCode == 0, "\(name): \(again)")
        #expect(try await installation.readings().rows == rows, "\(name)")
        #expect(try await DatabaseFile(installation.databasePath).problems() == [], "\(name)")
        return (ending, duration)
    }
}
