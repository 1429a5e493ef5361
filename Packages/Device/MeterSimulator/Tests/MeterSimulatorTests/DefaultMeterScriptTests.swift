import Bluetooth
import Common
import Domain
import Foundation
import GlucoseProfile
import MeterSimulator
import TestSupport
import Testing

@Suite struct DefaultMeterScriptTests {
    /// The folder of the package.
    private static let folder = URL(fileURLWithPath: #filePath).pathComponents.dropLast(3).joined(separator: "/").dropFirst()
    private static let resources = "\(folder)/Sources/MeterSimulator/Resources"

    @Test func theGeneratorWritesTheSameBytesAgain() throws {
        guard let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first(where: FileManager.default.isExecutableFile) else { return }
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = ["\(Self.folder)/Scripts/generate-meter-script.py", folder.path("again.json")]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let again = try Data(contentsOf: folder.url.appendingPathComponent("again.json"))
        #expect(try again == Data(contentsOf: URL(fileURLWithPath: "\(Self.resources)/default-meter.json")))
    }

    @Test func aMissingFileIsAnErrorThatSaysWhere() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: MeterScriptError.self) {
            try MeterScript.bundled(in: ResourceLocator(folders: [folder.url]), now: try now)
        }
        #expect(error?.description.contains(folder.url.path) == true)
    }

    @Test func itEndsTodayAndHoldsNinetyDays() throws {
        let script = try makeSubject()
        #expect(script.pace == .milliseconds(15))
        #expect(script.meters.map(\.name) == ["Accu-Chek Guide", "CareSens Dual"])
        let times = try measurements(0).compactMap(\.civilTime)
        let last = try #require(times.max())
        let today = try now.date
        #expect(last.date == today)
        #expect(times.min()?.date == today.adding(days: -89))
        let perDay = Dictionary(grouping: times, by: \.date).mapValues(\.count)
        #expect(perDay.count == 90)
        #expect(perDay.filter { $0.key != today }.values.allSatisfy { (4...9).contains($0) })
    }

    @Test func everyOddityOfAMeasurementIsThere() throws {
        let all = try measurements(0)
        #expect(all.contains { $0.concentration?.value.special == .positiveInfinity })
        #expect(all.contains { $0.status?.contains(.resultTooLow) == true && $0.concentration?.value.special == nil })
        #expect(all.contains { $0.concentration?.type == .controlSolution && $0.concentration?.location != .controlSolution })
        #expect(all.contains { $0.concentration?.location == .controlSolution && $0.concentration?.type != .controlSolution })
        #expect(all.contains { $0.concentration?.value.special == .notANumber })
        #expect(all.contains { $0.concentration?.value.special == .notAtThisResolution })
        #expect(all.contains { $0.concentration?.value.special == .reserved })
        #expect(all.contains { $0.timeOffset == .overrun })
        #expect(all.contains { $0.timeOffset == .underrun })
        #expect(all.contains { $0.timeOffset == nil })
        #expect(Set(all.compactMap(\.timeOffset)).isSuperset(of: [.minutes(0), .minutes(60), .minutes(-360)]))
        #expect(all.filter { $0.baseTime.civilTime == nil }.count == 4)
        #expect(all.contains { $0.baseTime.month == 13 })
        #expect(all.contains { $0.reservedFlags != 0 })
        #expect(all.contains { !$0.trailingBytes.isEmpty })
        let statuses = all.filter { $0.concentration == nil }.compactMap(\.status).reduce(into: SensorStatus()) { $0.formUnion($1) }
        #expect(statuses.rawValue == 0b1111_1001_1110)
        let types = all.compactMap(\.concentration?.type.code)
        #expect(types.contains(12))
        let locations = all.compactMap(\.concentration?.location.code)
        #expect(Set(locations).isSuperset(of: [1, 2, 3, 4, 7, 15]))
        let sequences = all.map { Int($0.sequence) }
        let steps = Set(zip(sequences, sequences.dropFirst()).map { $1 - $0 })
        #expect(steps == [1, 2, 4], "one cut frame hides a number, and three records are deleted")
        #expect(try makeSubject().meters[0].records.filter { $0.measurement.count < GlucoseMeasurement.minimumLength }.count == 1)
    }

    @Test func valuesAreOfAPersonWithFewLowsAndHighs() throws {
        let values = try measurements(0).filter { !$0.isControl && $0.status == nil }.compactMap(\.concentration?.value)
            .filter { $0.special == nil && $0.exponent == -5 }.map(\.mantissa)
        #expect(values.count > 400)
        #expect(values.allSatisfy { (51...332).contains($0) })
        #expect((2...12).contains(values.filter { $0 < 70 }.count))
        #expect((3...15).contains(values.filter { $0 > 250 }.count))
        #expect((120...160).contains(values.reduce(0, +) / values.count))
    }

    @Test func everyOddityOfAContextIsThere() throws {
        let records = try makeSubject().meters[0].records
        let contexts = try records.compactMap(\.context).map { try GlucoseMeasurementContext(decoding: $0) }
        #expect(Set(contexts.compactMap(\.meal?.code)).isSuperset(of: [1, 2, 3, 4, 5, 9]))
        #expect(Set(contexts.compactMap(\.medication?.id)) == [1, 2, 4, 5])
        #expect(Set(contexts.filter { $0.medication != nil }.map(\.medicationUnit)) == [.kilogram, .litre])
        #expect(contexts.contains { $0.exercise?.isOverrun == true })
        #expect(contexts.contains { $0.exercise?.isOverrun == false })
        #expect(contexts.contains { $0.extendedFlags != nil })
        #expect(contexts.contains { $0.hba1c != nil })
        #expect(contexts.contains { $0.carbohydrate != nil })
        #expect(Set(contexts.compactMap(\.testerHealth?.tester)).isSuperset(of: [1, 2, 3]))
        for record in records where record.context != nil { #expect(record.context?[1...2] == record.measurement[1...2]) }
        let promised = try measurements(0).filter(\.contextFollows).count
        #expect(promised == contexts.count + 1, "one promised context never comes")
    }

    @Test func theSecondMeterMeasuresMolesAndKetones() throws {
        let meter = try makeSubject().meters[1]
        let all = try measurements(1)
        #expect(all.allSatisfy { $0.unit == .molesPerLiter && $0.timeOffset == nil })
        #expect(all.first?.sequence == 0)
        #expect(all.contains { $0.concentration?.value.special == .negativeInfinity })
        let ketones = try meter.records.compactMap(\.context).filter { try GlucoseMeasurementContext(decoding: $0).isKetone }
        #expect(ketones.count == 4)
        #expect(meter.serial?.hasSuffix("\u{0}") == true)
        #expect(meter.feature.map { $0[1] & 0x04 } == 0, "a new bond evicts the old one")
    }

    @Test func aWholeReportComesThrough() async throws {
        var script = try makeSubject()
        script.pace = .zero
        let central = SimulatedCentral(script: script, bonded: Set(script.meters.map(\.address)))
        for meter in script.meters {
            let link = try await central.connect(to: meter.address, pairing: nil)
            try await link.subscribeToAll()
            try await link.request("0101")
            let contexts = meter.records.filter { $0.context != nil }.count
            #expect(try await link.received().count == meter.records.count + contexts + 1)
        }
    }

    private var now: CivilDateTime {
        get throws { try Fixture.time("2030-07-01T09:00:00") }
    }

    /// The script as the app finds it, laid out as beside a binary.
    private func makeSubject() throws -> MeterScript {
        let folder = try TemporaryFolder()
        let bundle = folder.url.appendingPathComponent("MeterSimulator_MeterSimulator.resources")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: URL(fileURLWithPath: Self.resources), to: bundle.appendingPathComponent("Resources"))
        return try MeterScript.bundled(in: ResourceLocator(folders: [folder.url]), now: try now)
    }

    /// The measurements of one meter that can be decoded.
    private func measurements(_ meter: Int) throws -> [GlucoseMeasurement] {
        try makeSubject().meters[meter].records.compactMap { try? GlucoseMeasurement(decoding: $0.measurement) }
    }
}
