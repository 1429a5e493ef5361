/// One reading of `meterbook readings --format json`; the names are the format's (architecture.md).
public struct ReadingRow: Decodable, Hashable, Sendable {
    /// The reading's identifier.
    public var id: String
    /// The person's identifier.
    public var person: String
    /// The meter's serial number, or its address.
    public let deviceSerial: String?
    /// The meter's number of the record.
    public let sequence: Int?
    /// `glucose` or `ketone`.
    public let kind: String
    /// Local civil time; nil where it is not known.
    public let measuredAt: String?
    /// The zone that was set when it was stored.
    public let zone: String?
    /// The zone's offset then.
    public let utcOffsetMinutes: Int?
    /// The number in `unit`.
    public let value: Double?
    /// `mg/dL` or `mmol/L`.
    public let unit: String?
    /// Rounded once.
    public let mgDl: Int?
    /// One decimal.
    public let mmolL: String?
    /// `high`, `low`, `implausible` or nil.
    public let flag: String?
    /// The sample's type.
    public let type: String?
    /// Where it was taken.
    public let location: String?
    /// The meal mark.
    public let meal: String?
    /// Whether it is a control solution test.
    public let isControl: Bool
    /// The names of the status bits.
    public let status: [String]?
    /// `meter`, `manual` or `import`.
    public let source: String
    /// Whether a simulated meter sent it.
    public var simulated: Bool
    /// Whether a person changed it.
    public let edited: Bool
    /// A person's note.
    public let note: String?

    /// The same without what each database numbers for itself.
    public var withoutIdentifiers: ReadingRow {
        var row = self
        row.id = ""
        row.person = ""
        return row
    }

    /// The same without what tells a simulated meter's readings from a real one's.
    public var asReal: ReadingRow {
        var row = self
        row.simulated = false
        return row
    }
}
