public import Common
public import Domain

/// The places of the people.
public enum ProfileRoute: Route {
    /// Everyone.
    case people
    /// Where someone is added.
    case add
    /// One person.
    case person(Person.ID)
    /// Where someone says who they are.
    case edit(Person.ID)
    /// Where someone's target ranges are chosen.
    case targets(Person.ID)
    /// Where a meter of someone is given to somebody else.
    case meter(Person.ID, DeviceIdentity.ID)
    /// Where someone is erased.
    case erase(Person.ID)

    /// Reads a route; nil where the path names none.
    public init?(path: RoutePath) {
        let parts = path.components
        switch parts.count {
        case 0: self = .people
        case 1 where parts[0] == "add": self = .add
        case 2 where parts[0] == "people": self = .person(Person.ID(rawValue: parts[1]))
        case 3 where parts[0] == "people" && parts[2] == "edit": self = .edit(Person.ID(rawValue: parts[1]))
        case 3 where parts[0] == "people" && parts[2] == "targets": self = .targets(Person.ID(rawValue: parts[1]))
        case 3 where parts[0] == "people" && parts[2] == "erase": self = .erase(Person.ID(rawValue: parts[1]))
        case 4 where parts[0] == "people" && parts[2] == "meters":
            self = .meter(Person.ID(rawValue: parts[1]), DeviceIdentity.ID(rawValue: parts[3]))
        default: return nil
        }
    }

    /// The path below the feature's prefix.
    public var path: RoutePath {
        switch self {
        case .people: RoutePath([])
        case .add: RoutePath(["add"])
        case .person(let id): RoutePath(["people", id.rawValue])
        case .edit(let id): RoutePath(["people", id.rawValue, "edit"])
        case .targets(let id): RoutePath(["people", id.rawValue, "targets"])
        case .meter(let id, let device): RoutePath(["people", id.rawValue, "meters", device.rawValue])
        case .erase(let id): RoutePath(["people", id.rawValue, "erase"])
        }
    }

    /// The screen and all beneath it.
    public var stack: [ProfileRoute] {
        switch self {
        case .people: [.people]
        case .add, .person: [.people, self]
        case .edit(let id), .targets(let id), .meter(let id, _), .erase(let id): [.people, .person(id), self]
        }
    }
}
