import SDBus

/// An adapter as BlueZ shows it.
struct BlueZAdapter {
    let path: ObjectPath
    let isPowered: Bool
    let isBlocked: Bool

    init(_ path: ObjectPath, _ properties: [String: DBusValue]) {
        self.path = path
        isPowered = properties["Powered"]?.asBoolean ?? false
        isBlocked = properties["PowerState"]?.asString == "off-blocked"
    }
}
