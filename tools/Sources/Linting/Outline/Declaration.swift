/// A declaration of a Swift file, as far as tokens tell.
struct Declaration: Equatable, Sendable {
    /// The keyword: `struct`, `class`, `enum`, `actor`, `protocol`, `extension`, `func`, `var`, `let`, `typealias`, `case`, …
    var keyword: String
    /// The name; for an extension that of the extended type, without its modules and outer types; `init` and `subscript` are their own.
    var name: String
    /// The access level as written; nil where none is.
    var access: String?
    /// The other modifiers: `static`, `final`, `lazy`, …
    var modifiers: [String]
    /// The names after the colon of a type or extension.
    var inherited: [String]
    /// The names in what is written up to its body or its end, attributes and modifiers left out.
    var signature: [String]
    /// The type or extension that it stands in, as an index in the outline; nil at the top.
    var parent: Int?
    /// The first line, from 1.
    var line: Int
    /// The column of the keyword in bytes, from 1.
    var column: Int
    /// The last line of a type, extension or protocol; the first for others.
    var endLine: Int
    /// Whether it has a `where` clause.
    var isConstrained: Bool

    /// Whether it is a type or protocol.
    var isType: Bool { ["struct", "class", "enum", "actor", "protocol"].contains(keyword) }
    /// Whether members may stand in it.
    var hasMembers: Bool { isType || keyword == "extension" }
}
