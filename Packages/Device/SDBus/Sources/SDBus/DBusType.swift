/// A complete type of D-Bus (D-Bus specification, Type System), written as a signature: `s`, `ay`, `a{sv}`, `(ou)`.
public indirect enum DBusType: Hashable, Sendable, CustomStringConvertible {
    /// `y`, 8 bits without a sign.
    case byte
    /// `b`.
    case boolean
    /// `n`.
    case int16
    /// `q`.
    case uint16
    /// `i`.
    case int32
    /// `u`.
    case uint32
    /// `x`.
    case int64
    /// `t`.
    case uint64
    /// `d`.
    case double
    /// `s`, UTF-8.
    case string
    /// `o`.
    case objectPath
    /// `g`.
    case signature
    /// `v`: a value together with its type.
    case variant
    /// `a` and the type of the elements.
    case array(DBusType)
    /// Types in parentheses, at least one.
    case structure([DBusType])
    /// `a{…}`; the key is a basic type.
    case dictionary(key: DBusType, value: DBusType)

    /// The longest signature in bytes, and how deep containers may nest.
    static let longestSignature = 255
    static let deepest = 64

    /// Reads the signature of one complete type; nil for anything else, and for a file descriptor, which is not carried.
    public init?(_ signature: String) {
        guard let types = Self.list(signature), types.count == 1 else { return nil }
        self = types[0]
    }

    /// Reads a signature of any number of complete types, as that of a message's body; nil where it is none.
    public static func list(_ signature: String) -> [DBusType]? {
        var rest = Array(signature.utf8)[...]
        guard rest.count <= longestSignature else { return nil }
        var types: [DBusType] = []
        while !rest.isEmpty {
            guard let type = parse(&rest, depth: 0) else { return nil }
            types.append(type)
        }
        return types
    }

    /// The signature.
    public var description: String {
        switch self {
        case .array(let element): "a\(element)"
        case .structure(let fields): "(\(fields.map(\.description).joined()))"
        case .dictionary(let key, let value): "a{\(key)\(value)}"
        default: Self.codes.first { $0.type == self }.map { String(UnicodeScalar($0.code)) } ?? ""
        }
    }

    var isBasic: Bool {
        switch self {
        case .variant, .array, .structure, .dictionary: false
        default: true
        }
    }

    private static let codes: [(code: UInt8, type: DBusType)] = [
        (UInt8(ascii: "y"), .byte), (UInt8(ascii: "b"), .boolean), (UInt8(ascii: "n"), .int16), (UInt8(ascii: "q"), .uint16),
        (UInt8(ascii: "i"), .int32), (UInt8(ascii: "u"), .uint32), (UInt8(ascii: "x"), .int64), (UInt8(ascii: "t"), .uint64),
        (UInt8(ascii: "d"), .double), (UInt8(ascii: "s"), .string), (UInt8(ascii: "o"), .objectPath), (UInt8(ascii: "g"), .signature),
        (UInt8(ascii: "v"), .variant),
    ]

    private static func parse(_ rest: inout ArraySlice<UInt8>, depth: Int) -> DBusType? {
        guard depth < deepest, let code = rest.popFirst() else { return nil }
        switch code {
        case UInt8(ascii: "a"):
            if rest.first == UInt8(ascii: "{") { return parseDictionary(&rest, depth: depth + 1) }
            return parse(&rest, depth: depth + 1).map { .array($0) }
        case UInt8(ascii: "("):
            var fields: [DBusType] = []
            while rest.first != UInt8(ascii: ")") {
                guard let field = parse(&rest, depth: depth + 1) else { return nil }
                fields.append(field)
            }
            rest.removeFirst()
            return fields.isEmpty ? nil : .structure(fields)
        default: return codes.first { $0.code == code }?.type
        }
    }

    private static func parseDictionary(_ rest: inout ArraySlice<UInt8>, depth: Int) -> DBusType? {
        rest.removeFirst()
        guard let key = parse(&rest, depth: depth), key.isBasic, let value = parse(&rest, depth: depth),
            rest.popFirst() == UInt8(ascii: "}")
        else { return nil }
        return .dictionary(key: key, value: value)
    }
}
