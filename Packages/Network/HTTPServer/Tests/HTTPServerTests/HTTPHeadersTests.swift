import HTTPServer
import Testing

struct HTTPHeadersTests {
    @Test func namesAreFoundWhateverTheirCase() {
        let headers: HTTPHeaders = ["Content-Type": "a", "X": "1", "x": "2"]
        #expect(headers["content-TYPE"] == "a")
        #expect(headers.values(of: "X") == ["1", "2"])
        #expect(headers["Missing"] == nil)
        #expect(headers["K"] == nil)
    }

    /// U+212A is a K to Unicode, and not to HTTP.
    @Test func onlyASCIICaseIsIgnored() {
        let headers: HTTPHeaders = ["K": "a"]
        #expect(headers["\u{212A}"] == nil)
        #expect(headers["k"] == "a")
        #expect((["[": "a"] as HTTPHeaders)["{"] == nil)
    }

    @Test func settingReplacesAllOfAName() {
        var headers: HTTPHeaders = ["A": "1", "B": "2", "a": "3"]
        headers["a"] = "4"
        #expect(headers.fields == [HTTPField(name: "A", value: "4"), HTTPField(name: "B", value: "2")])
        headers["b"] = nil
        headers["C"] = "5"
        headers.add("c", "6")
        #expect(headers.fields.map(\.value) == ["4", "5", "6"])
    }
}
