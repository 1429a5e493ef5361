/// A drawing of an SVG file, read as strictly as drawings are written: elements, attributes and comments, but no scripts, styles, references
/// to other files, entities or text. So whatever is read can stand in a sheet beside others.
nonisolated struct SVGDrawing {
    /// The attributes of the root element, in their order.
    let attributes: [Attribute]
    /// What stands in the root element, as it was written, without comments.
    let content: String

    struct Attribute: Equatable {
        let name: String
        let value: String
    }

    /// Reads a file. Throws the reason, in English, where it is no such drawing.
    init(bytes: [UInt8]) throws(ImageFile.Reason) {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw ImageFile.Reason("it is not UTF-8") }
        var scanner = SVGScanner(bytes: Array(text.utf8))
        (attributes, content) = try scanner.document()
    }

    /// The value of an attribute of the root.
    subscript(name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    /// The width and height in CSS pixels, of the attributes or of the view box.
    var size: (width: Int, height: Int)? {
        let box = (self["viewBox"] ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        let width = Self.pixels(self["width"]) ?? (box.count == 4 ? box[2] : nil)
        let height = Self.pixels(self["height"]) ?? (box.count == 4 ? box[3] : nil)
        guard let width, let height, (1...65_535).contains(width), (1...65_535).contains(height) else { return nil }
        return (Int(width.rounded()), Int(height.rounded()))
    }

    /// The drawing as a symbol of a sheet. Throws where it has no view box, or ids, which would meet those of others.
    func symbol(id: String) throws(ImageFile.Reason) -> String {
        guard self["viewBox"] != nil else { throw ImageFile.Reason("an image drawn in the colour of the text needs a viewBox") }
        guard self["id"] == nil, !content.contains(" id=") else {
            throw ImageFile.Reason("an image drawn in the colour of the text stands in a sheet with others and may have no ids")
        }
        let dropped: Set<String> = ["width", "height", "version", "xmlns", "xml:space", "class"]
        let kept = attributes.filter { !dropped.contains($0.name) && !$0.name.hasPrefix("xmlns:") }
        return "<symbol id=\"\(id)\"" + kept.map { " \($0.name)=\"\($0.value)\"" }.joined() + ">\(content)</symbol>"
    }

    private static func pixels(_ text: String?) -> Double? {
        guard let text else { return nil }
        return Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
    }
}
