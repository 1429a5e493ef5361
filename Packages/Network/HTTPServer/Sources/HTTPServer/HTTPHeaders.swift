/// Header fields in the order they were sent; looked up without regard to ASCII case.
public struct HTTPHeaders: Hashable, Sendable {
    /// All fields, repeated names included.
    public private(set) var fields: [HTTPField]

    /// Makes headers of fields, keeping their order.
    public init(_ fields: [HTTPField] = []) {
        self.fields = fields
    }

    /// The first value under a name, or nil; setting replaces every field of that name, or removes them for nil.
    public subscript(name: String) -> String? {
        get { fields.first { Self.isSame($0.name, name) }?.value }
        set {
            guard let newValue else {
                fields.removeAll { Self.isSame($0.name, name) }
                return
            }
            guard let index = fields.firstIndex(where: { Self.isSame($0.name, name) }) else {
                fields.append(HTTPField(name: name, value: newValue))
                return
            }
            fields[index].value = newValue
            let rest = fields[(index + 1)...].filter { !Self.isSame($0.name, name) }
            fields.replaceSubrange((index + 1)..., with: rest)
        }
    }

    /// Every value under a name, in order.
    public func values(of name: String) -> [String] {
        fields.filter { Self.isSame($0.name, name) }.map(\.value)
    }

    /// Adds a field after the others, also when the name is there already (as `Set-Cookie` needs).
    public mutating func add(_ name: String, _ value: String) {
        fields.append(HTTPField(name: name, value: value))
    }

    static func isSame(_ left: String, _ right: String) -> Bool {
        left.utf8.count == right.utf8.count
            && zip(left.utf8, right.utf8).allSatisfy { lowercased($0) == lowercased($1) }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
    /// Makes headers of a literal, keeping order and repeated names.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements.map { HTTPField(name: $0.0, value: $0.1) })
    }
}
