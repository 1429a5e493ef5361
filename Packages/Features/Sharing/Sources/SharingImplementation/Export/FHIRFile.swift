import Common
import Crypto
import Domain
import Foundation

/// A FHIR R4 Bundle: a Patient for each person, an Observation for each reading.
///
/// What is lost: control tests, how a reading lies to a meal, tags, and why it is left out of statistics.
struct FHIRFile: ExportFile {
    private let people: [Person]
    private let includesNotes: Bool
    private let timestamp: String
    private var items = JSONItems()
    private var moments = ReadingMoments()

    init(people: [Person], includesNotes: Bool, now: Date) {
        self.people = people
        self.includesNotes = includesNotes
        timestamp = now.formatted(.iso8601)
    }

    mutating func beginning() throws -> [UInt8] {
        let patients = people.map { FHIREntry(fullUrl: FHIRIdentity.url(of: $0.id), resource: FHIRPatient($0)) }
        let head = #"{"resourceType":"Bundle","type":"collection","timestamp":"\#(timestamp)","entry":["#
        return Array(head.utf8) + (try items.bytes(of: patients))
    }

    mutating func bytes(of readings: [Reading]) throws -> [UInt8] {
        var entries: [FHIREntry<FHIRObservation>] = []
        for reading in readings where !reading.isControl {
            let time = moments.moment(of: reading)?.text()
            let observation = FHIRObservation(reading, time: time, note: includesNotes ? reading.note : nil)
            entries.append(FHIREntry(fullUrl: FHIRIdentity.url(of: reading.id), resource: observation))
        }
        return try items.bytes(of: entries)
    }

    mutating func ending() -> [UInt8] { Array("\n]}\n".utf8) }
}

/// A resource in a Bundle.
struct FHIREntry<Resource: Encodable>: Encodable {
    let fullUrl: String
    let resource: Resource
}

/// Names that stay the same in every export, so that a server that is given the same reading twice keeps it once.
enum FHIRIdentity {
    /// The namespace of this app's names, drawn once at random.
    private static let namespace = UUID(
        uuid: (0x8C, 0x5B, 0x5A, 0x0E, 0x61, 0x0C, 0x4E, 0x0B, 0x9D, 0x35, 0x7F, 0x52, 0x1A, 0xC4, 0x0D, 0x93))

    static func url(of person: Person.ID) -> String { url("person/" + person.rawValue) }

    static func url(of reading: Reading.ID) -> String { url("reading/" + reading.rawValue) }

    private static func url(_ name: String) -> String {
        "urn:uuid:" + UUID(version5: name, in: namespace).uuidString.lowercased()
    }
}
