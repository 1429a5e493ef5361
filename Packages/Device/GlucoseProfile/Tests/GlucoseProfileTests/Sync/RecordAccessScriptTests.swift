import Common
import Domain
import GlucoseProfile
import Testing

/// The scripts of `racp.json`, step by step.
struct RecordAccessScriptTests {
    struct Vectors: Decodable, Sendable {
        struct Script: Decodable, Sendable, CustomTestStringConvertible {
            let name: String
            let steps: [[String]]
            let expect: String
            var testDescription: String { name }
        }

        let scripts: [Script]
    }

    @Test(arguments: try VectorFile.load("racp", as: Vectors.self).scripts)
    func aScriptRunsAsWrittenAndEndsAsExpected(_ script: Vectors.Script) throws {
        let meter = FakeMeter(20)
        let isLater = script.steps.first?.last == "0103011000"
        var run = SyncRun(SyncPlan(cursor: isLater ? RecordCursor(meter.records[15]) : nil, countsFirst: false))
        run.deliver(.start)
        for (number, step) in script.steps.enumerated() {
            switch step[0] {
            case "write":
                // Only a person's wish makes a write that follows nothing that the meter sent.
                if step[2] == "0300" { run.deliver(.cancelled) }
                #expect(run.written.last == step[2], "step \(number)")
            case "write-error":
                #expect(run.written.last == step[2])
                run.deliver(.writeFailed(attError: try #require(UInt8(step[3].dropFirst(2), radix: 16))))
            case "notify":
                for record in Self.records(step[2], of: meter) {
                    run.deliver(step[1] == "2a18" ? .measurement(record.measurement.bytes) : .context(Self.context(of: record).bytes))
                }
            case "indicate": run.deliver(.indication(try VectorFile.bytes(step[2])))
            case "disconnect": run.deliver(.disconnected)
            default: Issue.record("unknown step \(step[0])")
            }
        }
        try expect(script, run, meter)
    }

    private func expect(_ script: Vectors.Script, _ before: SyncRun, _ meter: FakeMeter) throws {
        var run = before
        switch script.name {
        case "full sync":
            run.deliver(.timedOut)
            #expect(run.measurements.map(\.measurement.sequence) == [0, 1])
            #expect(run.contexts.map(\.context.sequence) == [0])
            #expect(run.cursor == RecordCursor(meter.records[1]))
        case "empty meter":
            run.deliver(.timedOut)
            #expect(run.items.isEmpty)
            #expect(run.outcome?.ending == .complete(cursor: nil))
        case "operator unsupported -> fall back to all":
            run.deliver(.timedOut)
            #expect(run.identities == meter.identities)
            #expect(run.cursor == RecordCursor(meter.records[19]))
        case "disconnect mid transfer":
            #expect(run.measurements.map(\.measurement.sequence) == [0])
            #expect(run.outcome?.ending == .incomplete(.disconnected))
        case "user cancels":
            #expect(run.measurements.map(\.measurement.sequence) == [0])
            #expect(run.outcome?.ending == .aborted)
        case "busy":
            #expect(run.written == ["0101", "0300"])
            run.deliver(.indication([6, 0, 3, 1]))
            #expect(run.written == ["0101", "0300", "0101"])
            run.deliver(.writeFailed(attError: 0xFE))
            #expect(run.written.count == 3)
            #expect(run.outcome?.ending == .incomplete(.busy))
        case "duplicate notification":
            run.deliver(.timedOut)
            #expect(run.measurements.count == 1)
        case "out of order / sequence reversed (TaiDoc)":
            run.deliver(.timedOut)
            #expect(run.measurements.map(\.measurement.sequence) == [5, 4])
            #expect(run.isComplete)
        default: Issue.record("A new script is not checked: \(script.name)")
        }
    }

    private static func records(_ name: String, of meter: FakeMeter) -> ArraySlice<FakeMeter.Record> {
        guard name.hasPrefix("seq"), let sequence = Int(name.dropFirst(3)) else { return meter.records[...] }
        return meter.records[sequence...sequence]
    }

    private static func context(of record: FakeMeter.Record) -> GlucoseMeasurementContext {
        GlucoseMeasurementContext(sequence: record.measurement.sequence, meal: .fasting)
    }
}
