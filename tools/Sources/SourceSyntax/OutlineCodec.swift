import ToolSupport

/// Writes outlines for the cache. Texts are written once, in a table, and named by their place in it.
struct OutlineEncoder {
    private(set) var table = TextTable()

    mutating func encode(_ outline: Outline) -> [UInt8] {
        var writer = ByteWriter()
        writer.append(outline.declarations.count)
        for declaration in outline.declarations {
            writer.append(table.place(of: declaration.keyword))
            writer.append(table.place(of: declaration.name))
            writer.append(declaration.access.map { table.place(of: $0) + 1 } ?? 0)
            for list in [declaration.modifiers, declaration.inherited, declaration.signature] {
                writer.append(list.count)
                for text in list { writer.append(table.place(of: text)) }
            }
            writer.append(declaration.parent.map { $0 + 1 } ?? 0)
            writer.append(declaration.line)
            writer.append(declaration.column)
            writer.append(max(0, declaration.endLine - declaration.line))
            writer.append(declaration.isConstrained)
        }
        return writer.bytes
    }
}

/// Reads what an `OutlineEncoder` wrote.
struct OutlineDecoder: Sendable {
    let texts: [String]

    func decode(_ bytes: ArraySlice<UInt8>) throws(ByteReader.Corrupt) -> Outline {
        var reader = ByteReader(bytes)
        let count = try reader.integer()
        guard count <= bytes.count else { throw ByteReader.Corrupt() }
        var declarations: [Declaration] = []
        declarations.reserveCapacity(count)
        for index in 0..<count {
            let keyword = try reader.text(of: texts)
            let name = try reader.text(of: texts)
            let access = try reader.integer()
            guard access <= texts.count else { throw ByteReader.Corrupt() }
            let modifiers = try reader.texts(of: texts)
            let inherited = try reader.texts(of: texts)
            let signature = try reader.texts(of: texts)
            let parent = try reader.integer()
            guard parent <= index else { throw ByteReader.Corrupt() }
            let line = try reader.integer()
            let column = try reader.integer()
            let length = try reader.integer()
            guard line < 1 << 40, length < 1 << 40 else { throw ByteReader.Corrupt() }
            declarations.append(
                Declaration(
                    keyword: keyword, name: name, access: access == 0 ? nil : texts[access - 1], modifiers: modifiers,
                    inherited: inherited, signature: signature, parent: parent == 0 ? nil : parent - 1, line: line, column: column,
                    endLine: line + length, isConstrained: try reader.flag()))
        }
        return Outline(declarations: declarations)
    }
}
