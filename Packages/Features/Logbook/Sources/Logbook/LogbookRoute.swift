public import Common
public import Domain

/// The places of the Logbook section.
public enum LogbookRoute: Route {
    /// The newest readings by day.
    case newest
    /// The readings up to a day, that day included, newest first.
    case until(CivilDate)
    /// The readings behind a place within a day that is longer than a page, newest first.
    case after(LogbookPlace)
    /// Readings whose time the meter did not know.
    case withoutTime
    /// The rest of these readings, behind a place in their list.
    case withoutTimeAfter(UntimedPlace)
    /// What meters sent and nobody could read.
    case unreadable
    /// The rest of that, behind the frame with this key.
    case unreadableAfter(Int64)
    /// The readings that a person looks for, from a place on.
    case find(LogbookFilter, FoundPlace?)
    /// Where a reading is typed.
    case add
    /// One reading.
    case reading(Reading.ID)
    /// Where a reading is edited.
    case edit(Reading.ID)

    /// Reads a route; nil where the path names none.
    public init?(path: RoutePath) {
        switch path.components.count {
        case 0: self = .newest
        case 1 where path.components[0] == "without-time": self = .withoutTime
        case 1 where path.components[0] == "unreadable": self = .unreadable
        case 1 where path.components[0] == "find":
            self = .find(LogbookFilter(query: path.query), path.value("after").flatMap { FoundPlace($0) })
        case 1 where path.components[0] == "add": self = .add
        case 2 where path.components[0] == "until":
            guard let day = CivilDate(path.components[1]) else { return nil }
            self = .until(day)
        case 2 where path.components[0] == "after":
            guard let place = LogbookPlace(path.components[1]) else { return nil }
            self = .after(place)
        case 2 where path.components[0] == "readings": self = .reading(Reading.ID(rawValue: path.components[1]))
        case 3 where path.components[0] == "readings" && path.components[2] == "edit":
            self = .edit(Reading.ID(rawValue: path.components[1]))
        case 3 where path.components[0] == "without-time" && path.components[1] == "after":
            guard let place = UntimedPlace(path.components[2]) else { return nil }
            self = .withoutTimeAfter(place)
        case 3 where path.components[0] == "unreadable" && path.components[1] == "after":
            guard let key = Int64(path.components[2]) else { return nil }
            self = .unreadableAfter(key)
        default: return nil
        }
    }

    /// The path below the section's prefix.
    public var path: RoutePath {
        switch self {
        case .newest: RoutePath([])
        case .until(let day): RoutePath(["until", day.description])
        case .after(let place): RoutePath(["after", place.text])
        case .withoutTime: RoutePath(["without-time"])
        case .withoutTimeAfter(let place): RoutePath(["without-time", "after", place.text])
        case .unreadable: RoutePath(["unreadable"])
        case .unreadableAfter(let key): RoutePath(["unreadable", "after", String(key)])
        case .find(let filter, let place):
            RoutePath(["find"], query: filter.normalized.query + (place.map { [RoutePath.QueryItem(name: "after", value: $0.text)] } ?? []))
        case .add: RoutePath(["add"])
        case .reading(let id): RoutePath(["readings", id.rawValue])
        case .edit(let id): RoutePath(["readings", id.rawValue, "edit"])
        }
    }

    /// Whether it is a list of readings, on which a reading's page lies.
    package var isList: Bool {
        switch self {
        case .newest, .until, .after, .withoutTime, .withoutTimeAfter, .find: true
        case .unreadable, .unreadableAfter, .add, .reading, .edit: false
        }
    }
}
