import Testing

@testable import Meterbook

struct AcceptLanguageTests {
    @Test(
        arguments: [
            ("", []), ("de", ["de"]), ("de-AT, de;q=0.9, en;q=0.8", ["de-AT", "de", "en"]), ("en;q=0.5,de", ["de", "en"]),
            ("en;q=0.5,de;q=0.5,fr;q=0.5", ["en", "de", "fr"]), ("de ; q=0.3 ,\ten;q = 0.4", ["en", "de"]),
            ("de;Q=0.1,en;q=0.2", ["en", "de"]),
            ("en;q=0,de", ["de"]), ("*,de", ["de"]), ("*", []), (",,;q=1,", []), ("en;q=x,de;q=nan,fr;q=-1", []),
            ("en;level=1;q=0.1,de", ["de", "en"]),
        ] as [(String, [String])])
    func languagesAreInTheOrderOfPreference(header: String, tags: [String]) {
        #expect(AcceptLanguage.tags(header) == tags)
    }

    @Test func aLongHeaderIsReadOnlySoFar() {
        #expect(AcceptLanguage.tags((0..<10_000).map { "x\($0)" }.joined(separator: ",")).count == 32)
    }
}
