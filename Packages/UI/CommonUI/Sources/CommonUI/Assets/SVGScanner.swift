/// Reads the bytes of a drawing from front to back.
nonisolated struct SVGScanner {
    private typealias Reason = ImageFile.Reason

    private let bytes: [UInt8]
    private var index = 0
    private var content: [UInt8] = []

    /// Elements that draw, and those that hold, name or colour what is drawn.
    private static let elements: Set<String> = [
        "circle", "clipPath", "defs", "desc", "ellipse", "g", "line", "linearGradient", "mask", "path", "polygon", "polyline",
        "radialGradient", "rect", "stop", "title", "use",
    ]

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The attributes and the content of the root element.
    mutating func document() throws(ImageFile.Reason) -> ([SVGDrawing.Attribute], String) {
        if has("\u{FEFF}") { index += 3 }
        skipSpace()
        if has("<?xml") { try skip(past: "?>") }
        try skipComments()
        guard has("<svg") else { throw Reason("it does not begin with an svg element") }
        let root = try tag()
        guard root.name == "svg" else { throw Reason("it does not begin with an svg element") }
        if !root.isEmpty { try children() }
        try skipComments()
        guard index == bytes.count else { throw Reason("something follows the svg element") }
        return (root.attributes, String(decoding: content, as: UTF8.self))
    }

    /// Everything up to the end of the root element.
    private mutating func children() throws(ImageFile.Reason) {
        var open: [String] = []
        while index < bytes.count {
            let start = index
            if has("<!--") {
                try skip(past: "-->")
                continue
            }
            if has("</") {
                let name = try closing()
                guard let expected = open.popLast() else {
                    guard name == "svg" else { throw Reason("</\(name)> closes what is not open") }
                    return
                }
                guard name == expected else { throw Reason("</\(name)> stands where </\(expected)> should") }
            } else if has("<") {
                let tag = try tag()
                guard Self.elements.contains(tag.name) else { throw Reason("<\(tag.name)> is no part of a drawing") }
                guard open.count < 32 else { throw Reason("its elements lie too deep in each other") }
                if !tag.isEmpty { open.append(tag.name) }
            } else {
                try text(isWords: open.last == "title" || open.last == "desc")
            }
            content += bytes[start..<index]
        }
        throw Reason("its elements do not end")
    }

    private mutating func text(isWords: Bool) throws(ImageFile.Reason) {
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
            guard isWords || Self.isSpace(bytes[index]) else { throw Reason("it has text between its elements") }
            guard bytes[index] != UInt8(ascii: "&") else { throw Reason("it has an entity") }
            index += 1
        }
    }

    // MARK: - Tags

    private mutating func tag() throws(ImageFile.Reason) -> (name: String, attributes: [SVGDrawing.Attribute], isEmpty: Bool) {
        index += 1
        let tag = name()
        var attributes: [SVGDrawing.Attribute] = []
        while true {
            skipSpace()
            if has("/>") {
                index += 2
                return (tag, attributes, true)
            }
            if has(">") {
                index += 1
                return (tag, attributes, false)
            }
            let attribute = try attribute(of: tag)
            guard !attributes.contains(where: { $0.name == attribute.name }) else { throw Reason("\(attribute.name) stands twice") }
            attributes.append(attribute)
        }
    }

    private mutating func attribute(of tag: String) throws(ImageFile.Reason) -> SVGDrawing.Attribute {
        let attribute = name()
        guard !attribute.isEmpty else { throw Reason("<\(tag)> does not end") }
        skipSpace()
        guard has("=") else { throw Reason("\(attribute) has no value") }
        index += 1
        skipSpace()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
            throw Reason("the value of \(attribute) has no quotes")
        }
        let quote = bytes[index]
        index += 1
        guard let end = bytes[index...].firstIndex(of: quote) else { throw Reason("the value of \(attribute) does not end") }
        let value = String(decoding: bytes[index..<end], as: UTF8.self)
        index = end + 1
        guard Self.isHarmless(attribute, value) else { throw Reason("the attribute \(attribute) is no part of a drawing") }
        return SVGDrawing.Attribute(name: attribute, value: value)
    }

    private mutating func closing() throws(ImageFile.Reason) -> String {
        index += 2
        let tag = name()
        skipSpace()
        guard has(">") else { throw Reason("</\(tag) does not end") }
        index += 1
        return tag
    }

    /// No handlers, no styles, no entities, and references to parts of the same drawing only.
    private static func isHarmless(_ name: String, _ value: String) -> Bool {
        let lowercased = name.lowercased()
        guard !lowercased.hasPrefix("on"), lowercased != "style" else { return false }
        guard !value.utf8.contains(where: { "&<>\"'".utf8.contains($0) }) else { return false }
        if lowercased == "href" || lowercased.hasSuffix(":href") { return value.hasPrefix("#") }
        return !value.contains("url(") || value.hasPrefix("url(#")
    }

    // MARK: - Bytes

    private mutating func name() -> String {
        let start = index
        while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func skipComments() throws(ImageFile.Reason) {
        skipSpace()
        while has("<!--") {
            try skip(past: "-->")
            skipSpace()
        }
    }

    private mutating func skip(past end: StaticString) throws(ImageFile.Reason) {
        while index < bytes.count {
            if has(end) {
                index += end.utf8CodeUnitCount
                return
            }
            index += 1
        }
        throw Reason("a comment does not end")
    }

    private mutating func skipSpace() {
        while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    }

    private func has(_ text: StaticString) -> Bool {
        let end = index + text.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        return text.withUTF8Buffer { bytes[index..<end].elementsEqual($0) }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "-_:.".utf8.contains(byte)
        }
    }
}
