/// A declaration of a Swift file, as far as tokens tell.
package struct Declaration: Equatable, Sendable {
    /// The keyword: `struct`, `class`, `enum`, `actor`, `protocol`, `extension`, `func`, `var`, `let`, `typealias`, `case`, …
    package var keyword: String
    /// The name; for an extension that of the extended type, without its modules and outer types; `init` and `subscript` are their own.
    package var name: String
    /// The access level as written; nil where none is.
    package var access: String?
    /// The other modifiers: `static`, `final`, `lazy`, …
    package var modifiers: [String]
    /// The names after the colon of a type or extension.
    package var inherited: [String]
    /// The names in what is written up to its body or its end, attributes and modifiers left out.
    package var signature: [String]
    /// The type or extension that it stands in, as an index in the outline; nil at the top.
    package var parent: Int?
    /// The first line, from 1.
    package var line: Int
    /// The column of the keyword in bytes, from 1.
    package var column: Int
    /// The last line of a type, extension or protocol; the first for others.
    package var endLine: Int
    /// Whether it has a `where` clause.
    package var isConstrained: Bool

    /// A declaration; everything but its keyword and place has a default.
    package init(
        keyword: String, name: String, access: String? = nil, modifiers: [String] = [], inherited: [String] = [], signature: [String] = [],
        parent: Int? = nil, line: Int, column: Int = 1, endLine: Int? = nil, isConstrained: Bool = false
    ) {
        self.keyword = keyword
        self.name = name
        self.access = access
        self.modifiers = modifiers
        self.inherited = inherited
        self.signature = signature
        self.parent = parent
        self.line = line
        self.column = column
        self.endLine = endLine ?? line
        self.isConstrained = isConstrained
    }

    /// Whether it is a type or protocol.
    package var isType: Bool { ["struct", "class", "enum", "actor", "protocol"].contains(keyword) }
    /// Whether members may stand in it.
    package var hasMembers: Bool { isType || keyword == "extension" }
}
