/// The exported objects, and which of them answer for those beneath them.
struct ObjectTable {
    private(set) var objects: [ObjectPath: [String: DBusInterface]] = [:]
    var managers: Set<ObjectPath> = []

    /// Whether there is anything at the path or beneath it.
    func has(_ path: ObjectPath) -> Bool {
        objects.keys.contains { $0.isWithin(path) } || managers.contains { $0.isWithin(path) }
    }

    mutating func add(_ interfaces: [DBusInterface], at path: ObjectPath) {
        for interface in interfaces { objects[path, default: [:]][interface.name] = interface }
    }

    /// Takes an object away; returns the names of its interfaces.
    mutating func remove(_ path: ObjectPath) -> [String] {
        objects.removeValue(forKey: path)?.keys.sorted() ?? []
    }

    /// The object managers that answer for a path.
    func managers(of path: ObjectPath) -> [ObjectPath] {
        managers.filter { path != $0 && path.isWithin($0) }.sorted()
    }

    /// Sets a property, or takes it away; false where there is no such interface, or the property is of another type.
    mutating func set(_ value: DBusValue?, _ property: String, of interface: String, at path: ObjectPath) -> Bool {
        guard let old = objects[path]?[interface] else { return false }
        if let value, let type = old.properties[property]?.type, type != value.type { return false }
        objects[path]?[interface]?.properties[property] = value
        return true
    }

    /// The method that a call means. Throws the error to answer.
    func method(_ call: IncomingCall) throws(DBusError) -> DBusMethod {
        guard let interfaces = objects[call.path] else {
            throw .remote(name: DBusError.Name.unknownObject, message: "there is no object \(call.path)")
        }
        let candidates =
            call.interface.map { name in interfaces[name].map { [$0] } ?? [] } ?? interfaces.values.sorted { $0.name < $1.name }
        guard !candidates.isEmpty else {
            throw .remote(name: DBusError.Name.unknownInterface, message: "\(call.path) has no interface \(call.interface ?? "")")
        }
        guard let method = candidates.lazy.compactMap({ $0.methods[call.member] }).first else {
            throw .remote(name: DBusError.Name.unknownMethod, message: "\(call.path) has no method \(call.member)")
        }
        return method
    }

    /// The interface that a call to `Properties` is about. Throws the error to answer.
    func interface(_ name: String, at path: ObjectPath) throws(DBusError) -> DBusInterface {
        guard let interfaces = objects[path] else {
            throw .remote(name: DBusError.Name.unknownObject, message: "there is no object \(path)")
        }
        guard let interface = interfaces[name] else {
            throw .remote(name: DBusError.Name.unknownInterface, message: "\(path) has no interface \(name)")
        }
        return interface
    }

    /// What `GetManagedObjects` answers, `a{oa{sa{sv}}}`.
    func managed(by manager: ObjectPath) -> DBusValue {
        let entries = objects.filter { $0.key != manager && $0.key.isWithin(manager) }.map { path, interfaces in
            (DBusValue.objectPath(path), Self.described(Array(interfaces.values)))
        }
        return .dictionary(
            Dictionary(entries) { $1 }, key: .objectPath,
            value: .dictionary(key: .string, value: .dictionary(key: .string, value: .variant)))
    }

    /// Interfaces with their properties, `a{sa{sv}}`.
    static func described(_ interfaces: [DBusInterface]) -> DBusValue {
        let entries = interfaces.map { (DBusValue.string($0.name), DBusValue.properties($0.properties)) }
        return .dictionary(Dictionary(entries) { $1 }, key: .string, value: .dictionary(key: .string, value: .variant))
    }
}
