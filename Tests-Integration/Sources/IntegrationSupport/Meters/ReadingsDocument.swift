internal import Foundation

/// What `meterbook readings --format json` prints, schema 1.
public struct ReadingsDocument: Decodable, Hashable, Sendable {
    /// A frame that nobody could read.
    public struct Unreadable: Decodable, Hashable, Sendable {
        /// The meter's serial number.
        public let deviceSerial: String
        /// The bytes, in hexadecimal.
        public let raw: String
        /// Why it could not be read.
        public let reason: String
    }

    /// The version of the format.
    public let schema: Int
    /// The readings, oldest first.
    public let readings: [ReadingRow]
    /// The frames that could not be read.
    public let unreadable: [Unreadable]

    /// Parses the text. Throws `DecodingError` where the shape is another.
    public init(parsing text: String) throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        self = try decoder.decode(ReadingsDocument.self, from: Data(text.utf8))
    }

    /// The readings of one meter, identifiers blanked, so that two databases can be compared.
    public func rows(of serial: String) -> [ReadingRow] {
        readings.filter { $0.deviceSerial == serial }.map(\.withoutIdentifiers)
    }

    /// All readings, identifiers blanked.
    public var rows: [ReadingRow] { readings.map(\.withoutIdentifiers) }
}
