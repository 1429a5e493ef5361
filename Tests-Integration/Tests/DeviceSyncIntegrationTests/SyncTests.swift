import Domain
import GlucoseProfile
import IntegrationSupport
import TestSupport
import Testing

/// What a sync must keep apart and what it must recognise.
struct SyncTests {
    private func record(_ sequence: UInt16, _ time: String, _ value: Int) throws -> ScriptedRecord {
        ScriptedRecord(sequence: sequence, at: try #require(CivilDateTime(time)), milligramsPerDeciliter: value)
    }

    @Test func aSecondSyncAddsNothing() async throws {
        let installation = try Installation()
        let script = MeterScriptFile(ScriptedMeter(records: FortyRecords.records))
        for _ in 0..<3 {
            let run = try await installation.sync(script)
            #expect(run.exitCode == 0, "\(run)")
        }
        let document = try await installation.readings()
        #expect(document.rows.map(\.fact) == FortyRecords.expected)
        #expect(Set(document.readings.map(\.id)).count == 40)
    }

    @Test func newRecordsAreAddedToTheOldOnes() async throws {
        let installation = try Installation()
        for count in [10, 11, 11, 40] {
            let run = try await installation.sync(MeterScriptFile(ScriptedMeter(records: Array(FortyRecords.records.prefix(count)))))
            #expect(run.exitCode == 0, "\(run)")
            #expect(try await installation.readings().rows.map(\.fact) == Array(FortyRecords.expected.prefix(count)))
        }
    }

    @Test func severalMetersStaySideBySide() async throws {
        let installation = try Installation()
        var nameless = ScriptedMeter(index: 3, records: Array(FortyRecords.records.prefix(5)))
        nameless.serial = nil
        let script = MeterScriptFile([
            ScriptedMeter(index: 1, records: FortyRecords.records),
            ScriptedMeter(index: 2, records: Array(FortyRecords.records.prefix(20))),
            nameless,
        ])
        for _ in 0..<2 {
            let run = try await installation.sync(script)
            #expect(run.exitCode == 0, "\(run)")
        }
        let document = try await installation.readings()
        #expect(document.rows(of: "S0001").map(\.fact) == FortyRecords.expected)
        #expect(document.rows(of: "S0002").map(\.fact) == Array(FortyRecords.expected.prefix(20)))
        #expect(document.rows(of: nameless.address).map(\.fact) == Array(FortyRecords.expected.prefix(5)), "the address where no serial is")
        let one = try await installation.run("devices", "list", "--format", "json")
        #expect(one.exitCode == 0, "\(one)")
    }

    @Test func oneMeterThatFailsDoesNotHoldUpTheOthers() async throws {
        let installation = try Installation()
        let run = try await installation.sync(
            MeterScriptFile([
                ScriptedMeter(index: 1, records: FortyRecords.records, faults: [ScriptedFault(.disconnect, afterNotifications: 0)]),
                ScriptedMeter(index: 2, records: FortyRecords.records),
            ]))
        #expect(run.exitCode == 1, "\(run)")
        #expect(try await installation.readings().rows(of: "S0002").map(\.fact) == FortyRecords.expected)
    }

    @Test func aMeterThatStartsItsNumbersAgainLosesNothing() async throws {
        let installation = try Installation()
        let before = try (1...5).map { try record(UInt16($0), "2026-01-0\($0)T08:00:00", 100 + $0) }
        let after = try (1...5).map { try record(UInt16($0), "2026-02-0\($0)T08:00:00", 200 + $0) }
        for records in [before, Array(after.prefix(3)), after] {
            let run = try await installation.sync(MeterScriptFile(ScriptedMeter(records: records)))
            #expect(run.exitCode == 0, "\(run)")
        }
        #expect(try await installation.readings().rows.map(\.mgDl) == [101, 102, 103, 104, 105, 201, 202, 203, 204, 205])
    }

    @Test func numbersThatReachTheirEndGoOn() async throws {
        let installation = try Installation()
        let numbers: [UInt16] = [65_533, 65_534, 65_535, 0, 1]
        let records = try numbers.enumerated().map { try record($1, "2026-01-0\($0 + 1)T08:00:00", 100 + $0) }
        for count in [2, 3, 4, 5, 5] {
            let run = try await installation.sync(MeterScriptFile(ScriptedMeter(records: Array(records.prefix(count)))))
            #expect(run.exitCode == 0, "\(run)")
            #expect(try await installation.readings().rows.map(\.mgDl) == Array([100, 101, 102, 103, 104].prefix(count)))
        }
    }

    @Test func aFrameTooShortIsKeptAndTheRestIsStored() async throws {
        let installation = try Installation()
        var records = Array(FortyRecords.records.prefix(10))
        records[4] = ScriptedRecord(measurement: [0x03, 0x05, 0x00, 0xEA])
        for _ in 0..<5 {
            let run = try await installation.sync(MeterScriptFile(ScriptedMeter(records: records)))
            #expect(run.exitCode == 0, "\(run)")
            let document = try await installation.readings()
            #expect(document.rows.map(\.sequence) == [1, 2, 3, 4, 6, 7, 8, 9, 10])
            #expect(document.unreadable.map(\.raw) == ["030500ea"])
        }
    }

    @Test func reservedTypesLocationsAndBitsAreReadAsUnknown() async throws {
        let installation = try Installation()
        let time: [UInt8] = [0xEA, 0x07, 1, 2, 8, 0, 0]
        var records: [ScriptedRecord] = []
        for nibble in UInt8(0)...15 {
            let low = ScriptedRecord(measurement: [0xEB, nibble, 0] + time + [0, 0, 0x6F, 0xB0, 0x10 | nibble, 0, 0xF0])
            let high = ScriptedRecord(measurement: [0x0B, 16 + nibble, 0] + time + [0, 0, 0x6F, 0xB0, nibble << 4 | 1, 0, 0])
            records += [low, high]
        }
        records.sort { $0.measurement[1] < $1.measurement[1] }
        let run = try await installation.sync(MeterScriptFile(ScriptedMeter(records: records)))
        #expect(run.exitCode == 0, "\(run)")
        let document = try await installation.readings()
        #expect(document.unreadable.isEmpty)
        #expect(document.rows.map(\.sequence) == Array(0..<32))
        #expect(document.rows.allSatisfy { $0.mgDl == 111 })
        for row in document.rows {
            let number = row.sequence ?? 0
            if number < 16 { #expect((row.type == "reserved") == !(1...10).contains(number), "type \(number)") }
            if number >= 16 { #expect((row.location == "reserved") == ![17, 18, 19, 20, 31].contains(number), "location \(number - 16)") }
        }
    }

    @Test func namesFromAMeterAreTextAndNothingElse() async throws {
        let installation = try Installation()
        let name = "<script>alert(1)</script>\u{1B}[2J\"'\u{301}\u{0}\r\n"
        let run = try await installation.sync(MeterScriptFile(ScriptedMeter(name: name, records: Array(FortyRecords.records.prefix(3)))))
        #expect(run.exitCode == 0, "\(run)")
        for format in ["text", "json"] {
            let list = try await installation.run("devices", "list", "--format", format)
            #expect(list.exitCode == 0, "\(list)")
            #expect(!list.standardOutput.unicodeScalars.contains("\u{1B}"), "a terminal would obey it")
        }
        #expect(try await installation.readings().rows.count == 3)
    }
}
