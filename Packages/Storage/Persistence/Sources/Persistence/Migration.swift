/// One step of a database's schema: added at the end of its owner's list, never changed or removed afterwards.
public struct Migration: Sendable {
    /// A name that begins with its owner, such as `readings_0001_initial`; the owner is what stands before the first `_`.
    public let name: String
    /// What it does, in a transaction of its own with foreign keys unchecked until its end.
    public let apply: @Sendable (Connection) throws -> Void

    /// Makes a migration.
    public init(_ name: String, apply: @escaping @Sendable (Connection) throws -> Void) {
        self.name = name
        self.apply = apply
    }

    /// Makes a migration of a script.
    public init(_ name: String, script: String) {
        self.init(name) { try $0.executeScript(script) }
    }

    var owner: Substring {
        name.prefix { $0 != "_" }
    }
}
