import SDBus

/// One thing that changed at BlueZ, in the order in which it did.
enum BlueZChange: Hashable, Sendable {
    case added(ObjectPath)
    case removed(ObjectPath)
    case properties(ObjectPath, String, [String: DBusValue])
    /// A device's link ended, with BlueZ's name for the reason and its words; newer BlueZ only.
    case disconnected(ObjectPath, reason: String, words: String)
    /// The service came or went; nothing that was known before holds.
    case reloaded
}
