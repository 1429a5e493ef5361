import Common
import Testing

struct CSVWriterTests {
    @Test func quotesOnlyWhatNeedsIt() {
        var writer = CSVWriter()
        writer.write(["plain", "a,b", "say \"hi\"", "two\r\nlines", ""])
        writer.write([])
        #expect(String(decoding: writer.bytes, as: UTF8.self) == "plain,\"a,b\",\"say \"\"hi\"\"\",\"two\r\nlines\",\r\n\r\n")
    }

    @Test func aQuoteBeforeACombiningAccentIsStillDoubled() {
        var writer = CSVWriter(separator: UInt8(ascii: ";"))
        writer.write(["\"\u{301}", "a,b;c"])
        #expect(writer.bytes == Array("\"\"\"\u{301}\";\"a,b;c\"\r\n".utf8))
    }
}
