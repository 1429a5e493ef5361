/// What an exported file is written in.
public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
    /// Comma-separated values (RFC 4180), UTF-8, times of ISO 8601 with their offset. Carries everything that is known of a reading.
    case csv
    /// The same rows as spreadsheets read them where commas are decimal: semicolons between fields, a byte order mark, local times.
    case spreadsheet = "excel"
    /// A FHIR R4 Bundle of Observations.
    case fhir
    /// Nightscout's entries (API version 1), of one person.
    case nightscout

    /// What its files are, such as `text/csv`.
    public var contentType: String {
        switch self {
        case .csv, .spreadsheet: "text/csv; charset=utf-8"
        case .fhir: "application/fhir+json"
        case .nightscout: "application/json"
        }
    }

    /// How the names of its files end.
    public var fileExtension: String {
        switch self {
        case .csv, .spreadsheet: "csv"
        case .fhir, .nightscout: "json"
        }
    }

    /// Whether it can tell a test of control solution from one of blood.
    package var carriesControlTests: Bool { isTable }

    /// Whether it carries what a person wrote about a reading.
    package var carriesNotes: Bool { self != .nightscout }

    /// Whether it is rows and columns.
    package var isTable: Bool { self == .csv || self == .spreadsheet }
}
