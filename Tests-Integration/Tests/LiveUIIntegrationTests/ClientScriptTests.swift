import IntegrationSupport
import Testing

/// The client script morphs pages as its list of cases says, in a real browser.
@Suite(.browser)
struct ClientScriptTests {
    @Test func everyCasePasses() async throws {
        let browser = try await BrowserTrait.currentDriver().open()
        try await browser.open("file://\(Repository.root)/Packages/UI/LiveUI/Tests/LiveUITests/Fixtures/morph.html")
        try await browser.waitFor(.css("html[data-result]"))
        let result = try await browser.attribute("data-result", of: .css("html")) ?? ""
        let counts = result.split(separator: " ").compactMap { Int($0) }
        #expect(try await browser.text(.css("#failures")) == "")
        #expect(counts.count == 2 && counts.first == counts.last && (counts.first ?? 0) > 40, "\(result)")
        try await browser.close()
    }
}
