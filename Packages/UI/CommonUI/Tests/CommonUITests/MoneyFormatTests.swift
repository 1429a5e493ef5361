import CommonUI
import Domain
import Testing

struct MoneyFormatTests {
    @Test(arguments: [
        ("EUR", 129_000, "€1,290.00", "1.290,00\u{A0}€"), ("EUR", 5, "€0.05", "0,05\u{A0}€"), ("JPY", 1290, "¥1,290", "1.290\u{A0}¥"),
        ("CHF", 1290, "CHF\u{A0}12.90", "12,90\u{A0}CHF"), ("KWD", 1500, "KWD\u{A0}1.500", "1,500\u{A0}KWD"),
        ("USD", 100, "$1.00", "1,00\u{A0}$"), ("EUR", 111_111, "€1,111.11", "1.111,11\u{A0}€"),
    ])
    func anAmountIsWrittenAsTheLanguageDoes(code: String, units: Int, english: String, german: String) throws {
        let currency = try #require(Currency(rawValue: code))
        let amount = try #require(Money(minorUnits: units, currency: currency))
        #expect(Formats.of(language: "en").money(amount) == english)
        #expect(Formats.of(language: "de").money(amount) == german)
    }

    /// Digits of another script are not mixed with ours.
    @Test func aLanguageWithOtherDigitsGetsTheCode() throws {
        let euro = try #require(Currency(rawValue: "EUR"))
        let amount = try #require(Money(minorUnits: 1290, currency: euro))
        #expect(Formats.of(language: "ar-EG").money(amount).hasSuffix("\u{A0}EUR"))
    }
}
