package import Domain

/// An HbA1c that a laboratory measured.
public struct LabResult: Identifiable, Hashable, Sendable {
    /// The identifier of a value.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable {
        /// The identifier as text.
        public let rawValue: String

        /// Makes an identifier from its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The unit that a laboratory reports in.
    package enum Unit: String, Hashable, Sendable, CaseIterable {
        /// Per cent (NGSP).
        case percent
        /// mmol/mol (IFCC).
        case millimolesPerMole
    }

    /// The identifier.
    public let id: ID
    /// The day on which blood was taken.
    package let date: CivilDate
    /// The number in tenths of its unit.
    package let tenths: Int
    /// Its unit.
    package let unit: Unit

    /// Makes a value.
    package init(id: ID, date: CivilDate, tenths: Int, unit: Unit) {
        self.id = id
        self.date = date
        self.tenths = tenths
        self.unit = unit
    }

    /// Tenths that a laboratory can report: 3.0–20.0 %, or 9.0–195.0 mmol/mol.
    package static func plausibleTenths(in unit: Unit) -> ClosedRange<Int> {
        unit == .percent ? 30...200 : 90...1950
    }

    /// Per cent (NGSP); from mmol/mol by the master equation, NGSP = IFCC / 10.929 + 2.15.
    package var percent: Double {
        unit == .percent ? Double(tenths) / 10 : Double(tenths) / 10 / 10.929 + 2.15
    }

    /// mmol/mol (IFCC).
    package var millimolesPerMole: Double {
        unit == .millimolesPerMole ? Double(tenths) / 10 : Self.millimolesPerMole(percent: percent)
    }

    /// mmol/mol (IFCC) of per cent (NGSP).
    package static func millimolesPerMole(percent: Double) -> Double { (percent - 2.15) * 10.929 }
}
