/// What an exported object can do and shows under one interface.
public struct DBusInterface: Sendable {
    /// The name, such as `org.bluez.Agent1`.
    public let name: String
    /// The methods, by name.
    public var methods: [String: DBusMethod]
    /// The present values, by name.
    public var properties: [String: DBusValue]
    /// What may be set from outside, and what happens before the new value is taken over; an error that it throws refuses it.
    public var setters: [String: Setter]

    /// Reacts to a new value, which has the type of the old one.
    public typealias Setter = @Sendable (DBusValue) async throws(DBusError) -> Void

    /// Makes an interface.
    public init(
        _ name: String, methods: [String: DBusMethod] = [:], properties: [String: DBusValue] = [:], setters: [String: Setter] = [:]
    ) {
        self.name = name
        self.methods = methods
        self.properties = properties
        self.setters = setters
    }
}

/// A method of an exported object.
public struct DBusMethod: Sendable {
    let input: [DBusType]
    let output: [DBusType]
    let handle: @Sendable (DBusInvocation) -> Void

    /// A method that is called in the order of arrival and answers through the invocation, at once or later. `handle` runs on the connection's
    /// queue and must not block. A call whose arguments have other types is refused before.
    public init(_ input: [DBusType] = [], returns output: [DBusType] = [], handle: @escaping @Sendable (DBusInvocation) -> Void) {
        self.input = input
        self.output = output
        self.handle = handle
    }

    /// A method that runs in a task of its own: calls that are under way together may overtake one another.
    public init(
        _ input: [DBusType] = [], returns output: [DBusType] = [],
        body: @escaping @Sendable (DBusInvocation) async throws(DBusError) -> [DBusValue]
    ) {
        self.init(input, returns: output) { invocation in
            Task {
                do throws(DBusError) {
                    invocation.reply(try await body(invocation))
                } catch {
                    invocation.fail(error)
                }
            }
        }
    }
}
