import Domain
import Foundation
import Persistence
import ReadingStore
import ReadingStoreImplementation
import Sharing
import Testing

@testable import SharingImplementation

/// Which readings go into a file.
@Suite(.timeLimit(.minutes(10)))
struct ExporterTests {
    @Test func aFileOfSeveralPagesHasEveryReadingOnceAndInOrder() async throws {
        let subject = try await Subject()
        let records = (1...4500).map { number in
            let time = CivilDateTime(epochSecond: 1_760_000_000 + number * 60)?.description
            return NewRecord.make(UInt16(number), at: time, milligrams(Int32(number % 300 + 50)))
        }
        try await subject.sync(.guide, records + (4501...4503).map { NewRecord.make(UInt16($0), at: nil) })
        let sequences = try await subject.lines(ExportRequest(.csv)).dropFirst().dropLast()
            .compactMap { Int($0.split(separator: ",", omittingEmptySubsequences: false)[14]) }
        #expect(sequences == Array(1...4503))
        #expect(try await subject.exporting.count(ExportRequest(.csv)) == 4503)
    }

    @Test func noMoreThanAPageIsReadBeforeItIsAskedFor() async throws {
        let subject = try await Subject()
        let records = (1...4500).map { NewRecord.make(UInt16($0), at: CivilDateTime(epochSecond: 1_760_000_000 + $0 * 60)?.description) }
        try await subject.sync(.guide, records)
        var sizes: [Int] = []
        for try await chunk in try await subject.exporting.export(ExportRequest(.csv)) {
            sizes.append(chunk.count { $0 == UInt8(ascii: "\n") })
        }
        #expect(sizes == [1, 2000, 2000, 500, 0])
    }

    @Test func daysMetersPeopleAndKindsAreChosen() async throws {
        let subject = try await Subject()
        let mia = try await subject.store.addPerson(name: "Mia")
        try await subject.add(milligrams(100), at: "2026-02-01T23:59:59")
        try await subject.add(milligrams(101), at: "2026-02-02T00:00:00")
        try await subject.add(milligrams(102), at: "2026-02-03T00:00:00", of: mia.id)
        try await subject.add(milligrams(103), at: "2026-02-04T00:00:00", type: .controlSolution)
        try await subject.sync(.guide, [.make(1, at: "2026-02-05T08:00:00", milligrams(104))])
        try await subject.sync(.simulated, [.make(1, at: "2026-02-06T08:00:00", milligrams(105))])
        let meter = try #require(try await subject.store.devices().first?.id)
        func values(_ request: ExportRequest) async throws -> [String] {
            let rows = try await subject.lines(request).dropFirst().dropLast()
            #expect(try await subject.exporting.count(request) == rows.count)
            return rows.map { String($0.split(separator: ",", omittingEmptySubsequences: false)[2]) }
        }
        #expect(try await values(ExportRequest(.csv)) == ["100", "101", "104", "102"])
        #expect(try await values(ExportRequest(.csv, person: mia.id)) == ["102"])
        #expect(try await values(ExportRequest(.csv, device: meter)) == ["104"])
        #expect(try await values(ExportRequest(.csv, from: CivilDate("2026-02-02"), to: CivilDate("2026-02-03"))) == ["101", "102"])
        #expect(try await values(ExportRequest(.csv, person: .first, includesControlTests: true)) == ["100", "101", "103", "104"])
        #expect(try await values(ExportRequest(.csv, person: .first, includesSimulated: true)) == ["100", "101", "104", "105"])
    }

    @Test func whatCannotBeMadeIsSaidBeforeAnythingIsWritten() async throws {
        let subject = try await Subject()
        _ = try await subject.store.addPerson(name: "Mia")
        await #expect(throws: SharingError.personNeeded) { try await subject.exporting.export(ExportRequest(.nightscout)) }
        let nobody = ExportRequest(.csv, person: Person.ID(rawValue: "nobody"))
        await #expect(throws: SharingError.noSuchPerson) { try await subject.exporting.export(nobody) }
        let reversed = ExportRequest(.csv, from: CivilDate("2026-02-02"), to: CivilDate("2026-02-01"))
        await #expect(throws: SharingError.daysReversed) { try await subject.exporting.count(reversed) }
        await subject.database.close()
        await #expect(throws: SharingError.self) { try await subject.exporting.export(ExportRequest(.csv)) }
    }

    @Test func aStoreThatFailsInTheMiddleEndsTheFileWithAnError() async throws {
        let subject = try await Subject()
        let records = (1...2500).map { NewRecord.make(UInt16($0), at: CivilDateTime(epochSecond: 1_760_000_000 + $0 * 60)?.description) }
        try await subject.sync(.guide, records)
        let chunks = try await subject.exporting.export(ExportRequest(.csv))
        await subject.database.close()
        await #expect(throws: SharingError.self) {
            for try await _ in chunks {}
        }
    }
}
