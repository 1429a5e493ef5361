/// The path of an object on the bus (D-Bus specification, Valid Object Paths): `/`, or elements of ASCII letters, digits and `_`.
public struct ObjectPath: Hashable, Comparable, Sendable, LosslessStringConvertible {
    /// The path as text.
    public let description: String

    /// Checks a path; nil where it is none.
    public init?(_ description: String) {
        guard description == "/" || Self.hasValidElements(description) else { return nil }
        self.description = description
    }

    /// The root, `/`.
    public static let root = ObjectPath(valid: "/")

    /// The path one element longer. Every byte of `element` that may not stand in one becomes `_`.
    public func appending(_ element: String) -> ObjectPath {
        let safe = String(decoding: element.utf8.map { Self.isAllowed($0) ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
        return ObjectPath(valid: "\(self == .root ? "" : description)/\(safe.isEmpty ? "_" : safe)")
    }

    /// Whether this path lies under another, or is that.
    public func isWithin(_ ancestor: ObjectPath) -> Bool {
        self == ancestor || ancestor == .root || description.hasPrefix(ancestor.description + "/")
    }

    /// The order of the text.
    public static func < (left: ObjectPath, right: ObjectPath) -> Bool {
        left.description < right.description
    }

    private init(valid: String) {
        description = valid
    }

    private static func hasValidElements(_ text: String) -> Bool {
        let elements = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return elements.count > 1 && elements[0].isEmpty && elements.dropFirst().allSatisfy { !$0.isEmpty && $0.allSatisfy(isAllowed) }
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
