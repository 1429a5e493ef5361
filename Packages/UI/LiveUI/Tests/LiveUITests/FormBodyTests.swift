import Testing
import ViewCore

@testable import LiveUI

@Suite struct FormBodyTests {
    private func fields(_ body: String, _ type: String) -> [String: [String]]? {
        FormBody.value(Array(body.utf8), type: MediaType(type))?.fields
    }

    @Test(arguments: [
        ("a=1&b=2&a=3", ["a": ["1", "3"], "b": ["2"]]), ("", [:]), ("&&", [:]), ("a", ["a": [""]]), ("a=b=c", ["a": ["b=c"]]),
        ("=x", ["": ["x"]]),
        ("a=%C3%A4+%2B", ["a": ["ä +"]]), ("a=%zz%4", ["a": ["%zz%4"]]), ("a=%ff", ["a": ["\u{FFFD}"]]),
    ])
    func urlencoded(body: String, expected: [String: [String]]) {
        #expect(fields(body, "application/x-www-form-urlencoded; charset=utf-8") == expected)
    }

    @Test func onlySoManyFieldsAreRead() throws {
        let body = Array(repeating: "a=1", count: 5000).joined(separator: "&")
        #expect(try #require(fields(body, "application/x-www-form-urlencoded")?["a"]).count == FormBody.mostFields)
        let parts = String(repeating: "--x\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n", count: 1001) + "--x--"
        #expect(fields(parts, "multipart/form-data; boundary=x") == nil)
    }

    @Test func otherTypesAreNoForms() {
        #expect(fields("a=1", "text/plain") == nil)
        #expect(fields("a=1", "") == nil)
    }

    @Test func multipart() {
        let body = """
            preamble\r\n--AaB\r\ncontent-disposition: form-data; name="a"\r\nX-Other: 1\r\n\r\none\r\n--AaB\r\nContent-Disposition:form-data;name=a\r\n\r\n\r\n\
            --AaB\r\nContent-Disposition: form-data; name="f"; filename="x;y.txt"\r\nContent-Type: text/plain\r\n\r\nfile\r\n\
            --AaB\r\nContent-Disposition: form-data; name="q%22"\r\n\r\n--AaBx is no end\r\n--AaB--\r\nepilogue
            """
        #expect(fields(body, "multipart/form-data; boundary=\"AaB\"") == nil, "the line --AaBx begins with the boundary")
        let mended = body.replacing("--AaBx", with: "-AaBx")
        #expect(fields(mended, "Multipart/Form-Data; boundary=\"AaB\"") == ["a": ["one", ""], "q\"": ["-AaBx is no end"]])
    }

    @Test func filesComeWithTheirNames() {
        let body = """
            --x\r\nContent-Disposition: form-data; name="f"; filename="..\\a.csv"\r\nContent-Type: text/csv\r\n\r\na\r\n\r\n\u{0}\r\n\
            --x\r\nContent-Disposition: form-data; name="g"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--
            """
        let value = FormBody.value(Array(body.utf8), type: MediaType("multipart/form-data; boundary=x"))
        #expect(value?.fields == [:])
        #expect(value?.files["f"] == UploadedFile(name: "a.csv", contentType: "text/csv", bytes: Array("a\r\n\r\n\u{0}".utf8)))
        #expect(value?.files["g"] == UploadedFile(name: "", contentType: "", bytes: []))
    }

    @Test(arguments: [
        "", "--x", "--x\r\n", "--x\r\nContent-Disposition: form-data; name=a\r\n\r\n1", "--x\r\n\r\n1\r\n--x--",
        "--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--",
        "--x\r\nContent-Disposition: attachment; name=a\r\n\r\n1\r\n--x--", "--xy\r\n", "no boundary",
    ])
    func brokenMultipart(body: String) {
        #expect(fields(body, "multipart/form-data; boundary=x") == nil)
    }

    @Test func anEmptyMultipartFormIsAForm() {
        #expect(fields("--x--", "multipart/form-data; boundary=x") == [:])
    }

    @Test func aMissingOrEndlessBoundaryIsRefused() {
        #expect(fields("--\r\n", "multipart/form-data; boundary=") == nil)
        #expect(fields("--x--", "multipart/form-data") == nil)
        #expect(fields("--x--", "multipart/form-data; boundary=" + String(repeating: "x", count: 71)) == nil)
    }

    @Test(
        arguments: [
            ("Text/HTML ; charset=utf-8", "text/html", nil), ("", "", nil), (";", "", nil), ("a/b; boundary", "a/b", nil),
            ("a/b;BOUNDARY = \"q\" ", "a/b", "q"),
            ("a/b; x=1; boundary=y; boundary=z", "a/b", "y"),
        ] as [(String, String, String?)])
    func mediaTypes(header: String, essence: String, boundary: String?) {
        let type = MediaType(header)
        #expect(type.essence == essence)
        #expect(type.boundary == boundary)
    }
}
