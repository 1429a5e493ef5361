import SDBus

/// Names of BlueZ's D-Bus interface (BlueZ, doc/org.bluez.*.rst).
enum BlueZ {
    static let name = "org.bluez"
    static let adapter = "org.bluez.Adapter1"
    static let agent = "org.bluez.Agent1"
    static let agentManager = "org.bluez.AgentManager1"
    static let characteristic = "org.bluez.GattCharacteristic1"
    static let device = "org.bluez.Device1"
    static let gattService = "org.bluez.GattService1"
    static let objectManager = "org.freedesktop.DBus.ObjectManager"
    static let properties = "org.freedesktop.DBus.Properties"

    /// Where the agent manager is.
    static let root = ObjectPath.root.appending("org").appending("bluez")
    /// Where this program's own agent is.
    static let ownAgent = ObjectPath.root.appending("org").appending("meterbook").appending("agent")

    /// The name of an error.
    static func error(_ name: String) -> String { "org.bluez.Error.\(name)" }
}
