import Testing

@testable import Common

struct ByteReaderTests {
    @Test func readsLittleEndianAndSigned() throws {
        var reader = ByteReader([0x01, 0x34, 0x12, 0xFF, 0xFF, 0xAA])
        #expect(try reader.readUInt8() == 1)
        #expect(try reader.readUInt16() == 0x1234)
        #expect(try reader.readInt16() == -1)
        #expect(reader.remaining == 1)
    }

    @Test func neverReadsPastTheEnd() throws {
        var reader = ByteReader([1, 2, 3])
        _ = try reader.readUInt16()
        #expect(throws: ByteReader.OutOfBytes(needed: 4, got: 3)) { try reader.readUInt16() }
        #expect(reader.remaining == 1, "a failed read takes nothing")
        #expect(try reader.readBytes(0) == [])
        #expect(throws: ByteReader.OutOfBytes.self) { try reader.readBytes(-1).count + reader.readBytes(2).count }
    }

    @Test func saysWhatWasMissing() {
        #expect("\(ByteReader.OutOfBytes(needed: 10, got: 8))" == "needs 10 bytes, has 8")
    }
}

struct HexTests {
    @Test func bytesSurviveTheirText() {
        let bytes = (0...255).map { UInt8($0) }
        #expect([UInt8](hex: bytes.hex) == bytes)
        #expect([UInt8](hex: "Ff0A") == [255, 10])
        #expect([UInt8]().hex == "")
    }

    @Test(arguments: ["f", "0g", "0x12", "é", " 12"])
    func brokenTextIsNoBytes(text: String) {
        #expect([UInt8](hex: text) == nil)
    }
}
