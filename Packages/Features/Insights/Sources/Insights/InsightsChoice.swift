import Common
public import Domain
public import Statistics

/// Which readings a page is about: the days, and of what.
public struct InsightsChoice: Hashable, Codable, Sendable {
    /// How far a page looks back.
    public enum Span: Hashable, Codable, Sendable {
        /// As far as the person's settings say.
        case usual
        /// So many days that end today, at least one.
        case days(Int)
        /// Days that the person chose.
        case between(CivilDate, CivilDate)
    }

    /// How far it looks back.
    public var span: Span
    /// What the readings are of.
    public var kind: Dataset.Kind

    /// Makes a choice; without arguments it is that of the settings, of blood tests.
    public init(_ span: Span = .usual, kind: Dataset.Kind = .bloodTests) {
        self.span = span
        self.kind = kind
    }

    /// Reads a choice; what is wrong in it is left out.
    init(_ path: RoutePath) {
        kind = path.value("of") == "sensor" ? .sensor : .bloodTests
        if let from = path.value("from").flatMap({ CivilDate($0) }), let to = path.value("to").flatMap({ CivilDate($0) }) {
            span = .between(min(from, to), max(from, to))
        } else if let days = path.value("days").flatMap({ Int($0) }), (1...Self.mostDays).contains(days) {
            span = .days(days)
        } else {
            span = .usual
        }
    }

    /// The query of a link.
    var query: [RoutePath.QueryItem] {
        let days: [RoutePath.QueryItem] =
            switch span {
            case .usual: []
            case .days(let days): [.init(name: "days", value: String(days))]
            case .between(let from, let to): [.init(name: "from", value: from.description), .init(name: "to", value: to.description)]
            }
        return days + (kind == .sensor ? [.init(name: "of", value: "sensor")] : [])
    }

    /// The days, given today and how far the settings look back.
    package func period(today: CivilDate, usualDays: Int) -> Period {
        switch span {
        case .usual: Period(days: usualDays, endingWith: today)
        case .days(let days): Period(days: days, endingWith: today)
        case .between(let from, let to): Period(from: from, to: to)
        }
    }

    /// More days than anybody has readings of: a thousand years.
    private static let mostDays = 365_243
}
