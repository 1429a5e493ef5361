/// A declaration that other packages may use.
package struct PublicDeclaration: Hashable, Comparable, Sendable {
    /// The types around it, outermost first, and its name: `Reading.value`; for an extension the type that it extends.
    package var path: String
    /// The keyword: `struct`, `func`, …
    package var keyword: String
    /// All of it but its body or value, and what a type conforms to.
    package var text: String
    /// What a type or an extension says that the type conforms to or inherits, sorted.
    package var inherited: [String]
    /// Whether those who use it have to know every one of its kind: a requirement of a protocol, a case of an enumeration.
    package var isExhaustive: Bool

    /// As it is printed, without its path.
    package var line: String { inherited.isEmpty ? text : "\(text): \(inherited.joined(separator: ", "))" }

    /// Orders by path, then text.
    package static func < (left: PublicDeclaration, right: PublicDeclaration) -> Bool {
        (left.path, left.line) < (right.path, right.line)
    }
}
