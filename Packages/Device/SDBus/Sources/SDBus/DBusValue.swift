/// A value as it travels in a message; its `type` is its signature.
public indirect enum DBusValue: Hashable, Sendable {
    /// One byte.
    case byte(UInt8)
    /// A flag.
    case boolean(Bool)
    /// A whole number of 16 bits.
    case int16(Int16)
    /// One without a sign.
    case uint16(UInt16)
    /// A whole number of 32 bits.
    case int32(Int32)
    /// One without a sign.
    case uint32(UInt32)
    /// A whole number of 64 bits.
    case int64(Int64)
    /// One without a sign.
    case uint64(UInt64)
    /// A floating-point number.
    case double(Double)
    /// Text without the character U+0000, which D-Bus cannot carry.
    case string(String)
    /// The path of an object.
    case objectPath(ObjectPath)
    /// Types, any number.
    case signature([DBusType])
    /// An array of bytes.
    case bytes([UInt8])
    /// An array of anything but bytes, all of the one type.
    case array([DBusValue], of: DBusType)
    /// At least one field.
    case structure([DBusValue])
    /// The keys are basic values.
    case dictionary([DBusValue: DBusValue], key: DBusType, value: DBusType)
    /// A value that brings its type along.
    case variant(DBusValue)

    /// The type.
    public var type: DBusType {
        switch self {
        case .byte: .byte
        case .boolean: .boolean
        case .int16: .int16
        case .uint16: .uint16
        case .int32: .int32
        case .uint32: .uint32
        case .int64: .int64
        case .uint64: .uint64
        case .double: .double
        case .string: .string
        case .objectPath: .objectPath
        case .signature: .signature
        case .bytes: .array(.byte)
        case .array(_, let element): .array(element)
        case .structure(let fields): .structure(fields.map(\.type))
        case .dictionary(_, let key, let value): .dictionary(key: key, value: value)
        case .variant: .variant
        }
    }
}

extension DBusValue {
    /// `a{sv}`, as properties and options are sent.
    public static func properties(_ values: [String: DBusValue]) -> DBusValue {
        let entries = values.map { (DBusValue.string($0.key), DBusValue.variant($0.value)) }
        return .dictionary(Dictionary(entries) { $1 }, key: .string, value: .variant)
    }

    /// An array of texts.
    public static func strings(_ texts: [String]) -> DBusValue {
        .array(texts.map { .string($0) }, of: .string)
    }

    /// The flag; nil for any other type, and so with all the following.
    public var asBoolean: Bool? {
        if case .boolean(let flag) = self { flag } else { nil }
    }

    /// A whole number of any width and sign.
    public var asInteger: Int? {
        switch self {
        case .byte(let number): Int(number)
        case .int16(let number): Int(number)
        case .uint16(let number): Int(number)
        case .int32(let number): Int(number)
        case .uint32(let number): Int(number)
        case .int64(let number): Int(exactly: number)
        case .uint64(let number): Int(exactly: number)
        default: nil
        }
    }

    /// The text.
    public var asString: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The path.
    public var asObjectPath: ObjectPath? {
        if case .objectPath(let path) = self { path } else { nil }
    }

    /// The bytes.
    public var asBytes: [UInt8]? {
        if case .bytes(let bytes) = self { bytes } else { nil }
    }

    /// The texts of an array of them.
    public var asStrings: [String]? {
        guard case .array(let values, of: .string) = self else { return nil }
        return values.compactMap(\.asString)
    }

    /// The entries of `a{sv}` without their variants.
    public var asProperties: [String: DBusValue]? {
        guard case .dictionary(let entries, key: .string, value: .variant) = self else { return nil }
        var properties: [String: DBusValue] = [:]
        for case (.string(let name), .variant(let value)) in entries { properties[name] = value }
        return properties
    }
}
