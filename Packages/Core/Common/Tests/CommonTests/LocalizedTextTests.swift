import Common
import Foundation
import Testing

struct LocalizedTextTests {
    @Test func aTextIsFoundByLanguageThenInEnglishThenInAny() {
        let text = LocalizedText(["de": "Lanzetten", "en": "Lancets"])
        #expect(text.text(in: "de-AT") == "Lanzetten" && text.text(in: "fr") == "Lancets")
        #expect(LocalizedText(["nl": "Lancetten", "pl": "Lancety"]).text(in: "fr") == "Lancetten")
        #expect(LocalizedText("Lancets").text(in: "de") == "Lancets" && LocalizedText([:]).text(in: "de") == "")
    }

    @Test(arguments: [#""Lancets""#, #"{"de":"Lanzetten","en":"Lancets"}"#])
    func itIsWrittenAsItWasRead(document: String) throws {
        let text = try JSONDecoder().decode(LocalizedText.self, from: Data(document.utf8))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(text), as: UTF8.self) == document)
    }

    @Test(arguments: ["1", "[]", #"{"en": 1}"#])
    func anythingElseIsNoText(document: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(LocalizedText.self, from: Data(document.utf8)) }
    }
}
