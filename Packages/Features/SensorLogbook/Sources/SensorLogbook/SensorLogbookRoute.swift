public import Common
public import Domain

/// The places of the logbook of a CGM sensor.
public enum SensorLogbookRoute: Route {
    /// The newest days.
    case newest
    /// The days up to one, itself included.
    case until(CivilDate)

    /// Reads a route; nil where the path names none.
    public init?(path: RoutePath) {
        switch path.components.count {
        case 0: self = .newest
        case 1:
            guard let day = CivilDate(path.components[0]) else { return nil }
            self = .until(day)
        default: return nil
        }
    }

    /// The path below the section's prefix.
    public var path: RoutePath {
        switch self {
        case .newest: RoutePath([])
        case .until(let day): RoutePath([day.description])
        }
    }

    /// The last day that is shown; nil for no bound.
    package var lastDay: CivilDate? {
        switch self {
        case .newest: nil
        case .until(let day): day
        }
    }
}
