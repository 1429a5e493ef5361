import Testing

@testable import ToolSupport

@Suite struct BytesTests {
    /// The vectors come from the reference implementation of xxHash.
    @Test(arguments: [
        ("", 0 as UInt64, 0xEF46_DB37_51D8_E999 as UInt64), ("a", 0, 0xD24E_C4F1_A98C_6E5B), ("abc", 0, 0x44BC_2CF5_AD77_0999),
        ("Nobody inspects the spammish repetition", 0, 0xFBCE_A83C_8A37_8BF1),
        ("xxhash", 20_141_025, 0xB559_B98D_844E_0635),
    ])
    func hashesAreThoseOfTheSpecification(_ text: String, _ seed: UInt64, _ expected: UInt64) {
        #expect(Array(text.utf8).withUnsafeBytes { ContentHash.hash($0, seed: seed) } == expected)
    }

    @Test func hashesTellContentsApart() {
        let hashes = Set((0..<1_000).map { ContentHash(Array(repeating: 0, count: $0)) })
        #expect(hashes.count == 1_000)
        #expect(ContentHash("x").hex.utf8.count == 32)
    }

    @Test func whatIsWrittenIsRead() throws {
        var writer = ByteWriter()
        writer.append(0)
        writer.append(300)
        writer.append(UInt64.max)
        writer.append(fixed: 0x0102_0304_0506_0708)
        writer.append("é")
        writer.append(true)
        writer.append(optional: "x") { $0.append($1) }
        writer.append(optional: String?.none) { $0.append($1) }
        writer.append([1, 2]) { $0.append($1) }
        var reader = ByteReader(writer.bytes[...])
        #expect(try reader.integer() == 0)
        #expect(try reader.integer() == 300)
        #expect(try reader.number() == .max)
        #expect(try reader.fixed() == 0x0102_0304_0506_0708)
        #expect(try reader.text() == "é")
        #expect(try reader.flag())
        #expect(try reader.optional { (reader) throws(ByteReader.Corrupt) in try reader.text() } == "x")
        #expect(try reader.optional { (reader) throws(ByteReader.Corrupt) in try reader.text() } == nil)
        #expect(try reader.array { (reader) throws(ByteReader.Corrupt) in try reader.integer() } == [1, 2])
        #expect(reader.isAtEnd)
    }

    @Test func textsAreWrittenOnceAndNamedByTheirPlace() throws {
        var table = TextTable()
        #expect(["b", "a", "b", ""].map { table.place(of: $0) } == [0, 1, 0, 2])
        #expect(table.texts == ["b", "a", ""])
        var reader = ByteReader([1, 2, 0, 2, 0])
        #expect(try reader.text(of: table.texts) == "a")
        #expect(try reader.texts(of: table.texts) == ["b", ""])
        #expect(try reader.texts(of: table.texts) == [])
        reader = ByteReader([3])
        #expect(throws: ByteReader.Corrupt.self) { try reader.text(of: table.texts) }
        reader = ByteReader([9, 0])
        #expect(throws: ByteReader.Corrupt.self) { try reader.texts(of: table.texts) }
    }

    @Test func damagedBytesAreAnErrorAndNeverATrap() {
        var reader = ByteReader([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01])
        #expect(throws: ByteReader.Corrupt.self) { try reader.number() }
        reader = ByteReader([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01])
        #expect(throws: ByteReader.Corrupt.self) { try reader.text() }
        reader = ByteReader([0x7F, 1])
        #expect(throws: ByteReader.Corrupt.self) { try reader.array { (reader) throws(ByteReader.Corrupt) in try reader.integer() } }
        reader = ByteReader([2])
        #expect(throws: ByteReader.Corrupt.self) { try reader.flag() }
        reader = ByteReader([])
        #expect(throws: ByteReader.Corrupt.self) { try reader.byte() }
    }
}
