/// The interfaces that every exported object has besides its own (D-Bus specification, Standard Interfaces).
enum StandardInterface {
    static let introspectable = "org.freedesktop.DBus.Introspectable"
    static let objectManager = "org.freedesktop.DBus.ObjectManager"
    static let properties = "org.freedesktop.DBus.Properties"
}
