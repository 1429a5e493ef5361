import SourceFacts
import ToolSupport

/// Writes and reads facts for the cache. Texts are written once, in a table, and named by their place in it.
struct FactsEncoder {
    private(set) var table = TextTable()

    mutating func encode(_ facts: FileFacts) -> [UInt8] {
        var writer = ByteWriter()
        writer.append(facts.lineCount)
        write(facts.troubles, &writer)
        writer.append(facts.remarks.count)
        for remark in facts.remarks {
            writer.append(table.place(of: remark.text))
            writer.append(remark.line)
            writer.append(remark.isAlone)
        }
        writer.append(facts.imports.count)
        for found in facts.imports { write(found, &writer) }
        writer.append(facts.strings.count)
        for literal in facts.strings {
            for text in [literal.value, literal.callee, literal.label] { writer.append(table.place(of: text)) }
            writer.append(literal.line)
            writer.append(literal.column)
        }
        writer.append(facts.words.hashes.count)
        for hash in facts.words.hashes {
            for shift in [0, 8, 16, 24] as [UInt32] { writer.append(raw: [UInt8(truncatingIfNeeded: hash >> shift)]) }
        }
        return writer.bytes
    }

    private mutating func write(_ found: Import, _ writer: inout ByteWriter) {
        writer.append(table.place(of: found.module))
        write(found.subpath, &writer)
        writer.append(found.scope == nil)
        if let scope = found.scope { writer.append(table.place(of: scope)) }
        write(found.attributes, &writer)
        writer.append(Import.Access.allCases.firstIndex { $0 == found.access }.map { $0 + 1 } ?? 0)
        writer.append(Int(found.form.rawValue))
        writer.append(found.line)
        writer.append(found.column)
        writer.append(found.conditions.count)
        for branch in found.conditions {
            writer.append(table.place(of: branch.condition))
            write(branch.negated, &writer)
            writer.append(branch.line)
        }
    }

    private mutating func write(_ list: [String], _ writer: inout ByteWriter) {
        writer.append(list.count)
        for text in list { writer.append(table.place(of: text)) }
    }
}

/// Reads what a `FactsEncoder` wrote.
struct FactsDecoder: Sendable {
    let texts: [String]

    func decode(_ bytes: ArraySlice<UInt8>) throws(ByteReader.Corrupt) -> FileFacts {
        var reader = ByteReader(bytes)
        var facts = FileFacts(lineCount: try reader.integer())
        facts.troubles = try reader.texts(of: texts)
        facts.remarks = try reader.array { (reader) throws(ByteReader.Corrupt) in
            Remark(text: try reader.text(of: texts), line: try reader.integer(), isAlone: try reader.flag())
        }
        facts.imports = try reader.array { (reader) throws(ByteReader.Corrupt) in try found(&reader) }
        facts.strings = try reader.array { (reader) throws(ByteReader.Corrupt) in
            let value = try reader.text(of: texts)
            let callee = try reader.text(of: texts)
            let label = try reader.text(of: texts)
            return StringLiteral(value: value, line: try reader.integer(), column: try reader.integer(), callee: callee, label: label)
        }
        let count = try reader.integer()
        guard count <= bytes.count / 4 else { throw ByteReader.Corrupt() }
        let raw = try reader.slice(count * 4)
        facts.words = WordSet(
            sorted: raw.withUnsafeBytes { buffer in
                (0..<count).map { UInt32(littleEndian: buffer.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
            })
        return facts
    }

    private func found(_ reader: inout ByteReader) throws(ByteReader.Corrupt) -> Import {
        var result = Import(module: try reader.text(of: texts), line: 0)
        result.subpath = try reader.texts(of: texts)
        result.scope = try reader.flag() ? nil : try reader.text(of: texts)
        result.attributes = try reader.texts(of: texts)
        let access = try reader.integer()
        guard access <= Import.Access.allCases.count else { throw ByteReader.Corrupt() }
        result.access = access == 0 ? nil : Import.Access.allCases[access - 1]
        guard let form = Import.Form(rawValue: try reader.byte()) else { throw ByteReader.Corrupt() }
        result.form = form
        result.line = try reader.integer()
        result.column = try reader.integer()
        result.conditions = try reader.array { (reader) throws(ByteReader.Corrupt) in
            let condition = try reader.text(of: texts)
            let negated = try reader.texts(of: texts)
            return ConditionalBranch(condition: condition, negated: negated, line: try reader.integer())
        }
        return result
    }
}
