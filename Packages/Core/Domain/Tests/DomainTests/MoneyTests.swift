import Domain
import TestSupport
import Testing

struct MoneyTests {
    private func currency(_ code: String) throws -> Currency { try #require(Currency(rawValue: code)) }

    @Test(arguments: [("EUR", 2), ("JPY", 0), ("KWD", 3), ("CLF", 4), ("XOF", 0)])
    func aCurrencyHasTheDigitsOfISO4217(code: String, digits: Int) throws {
        #expect(try currency(code).fractionDigits == digits)
    }

    @Test(arguments: ["", "eur", "EURO", "AAA", "DEM", "€"])
    func whatISO4217HasNotInUseIsNoCurrency(code: String) {
        #expect(Currency(rawValue: code) == nil)
    }

    @Test(arguments: [
        ("12.90", "EUR", 1290), ("12.9", "EUR", 1290), ("12", "EUR", 1200), ("0.05", "EUR", 5), ("0", "EUR", 0), ("1290", "JPY", 1290),
        ("1.234", "KWD", 1234), ("007.50", "EUR", 750), ("10000000000000", "EUR", 1_000_000_000_000_000),
    ])
    func aDecimalNumberIsReadExactly(text: String, code: String, units: Int) throws {
        #expect(Money(text, currency: try currency(code))?.minorUnits == units)
    }

    @Test(arguments: [
        ("", "EUR"), (".", "EUR"), (".5", "EUR"), ("5.", "EUR"), ("12.905", "EUR"), ("12.5", "JPY"), ("12,90", "EUR"), ("-1", "EUR"),
        ("+1", "EUR"), ("1e3", "EUR"), (" 1", "EUR"), ("1.2.3", "EUR"), ("٣", "EUR"), ("1\u{301}", "EUR"), ("NaN", "EUR"),
        ("10000000000000.01", "EUR"), ("99999999999999999999999", "JPY"),
    ])
    func anythingElseIsNoAmount(text: String, code: String) throws {
        #expect(Money(text, currency: try currency(code)) == nil)
    }

    @Test func currenciesAreNeverAddedToOneAnother() throws {
        let euros = try #require(Money(minorUnits: 100, currency: currency("EUR")))
        let francs = try #require(Money(minorUnits: 50, currency: try currency("CHF")))
        #expect(euros.adding(francs) == nil)
        let twice = try #require(euros.adding(euros))
        #expect(twice.minorUnits == 200)
        #expect(Money.totals(of: [euros, francs, euros]) == [francs, twice])
        #expect(Money.totals(of: []) == [])
    }

    @Test func whatIsTooLargeIsNoAmount() throws {
        let largest = try #require(Money(minorUnits: 1_000_000_000_000_000, currency: try currency("EUR")))
        #expect(Money(minorUnits: 1_000_000_000_000_001, currency: try currency("EUR")) == nil)
        #expect(Money(minorUnits: .min, currency: try currency("EUR")) == nil)
        #expect(largest.adding(largest) == nil && largest.multiplied(by: 2) == nil && largest.multiplied(by: .max) == nil)
        #expect(Money.totals(of: [largest, largest]) == nil)
        #expect(largest.multiplied(by: -1)?.minorUnits == -1_000_000_000_000_000)
    }

    /// 2,000 lists of amounts in three currencies: the totals are those of plain integers, in whatever order, and written amounts come back.
    @Test func totalsAreThoseOfWholeNumbersInAnyOrder() throws {
        var random = SeededGenerator(seed: 20_260_301)
        let currencies = try ["EUR", "JPY", "KWD"].map(currency)
        for _ in 0..<2_000 {
            let amounts = (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
                Money(
                    minorUnits: Int.random(in: -1_000_000_000...1_000_000_000, using: &random),
                    currency: currencies[Int.random(in: 0...2, using: &random)])
            }
            let expected = currencies.compactMap { currency in
                let own = amounts.filter { $0.currency == currency }
                return own.isEmpty ? nil : Money(minorUnits: own.reduce(0) { $0 + $1.minorUnits }, currency: currency)
            }
            #expect(Money.totals(of: amounts.shuffled(using: &random)) == expected)
            for amount in amounts where amount.minorUnits >= 0 {
                let digits = amount.currency.fractionDigits
                let text = String(amount.minorUnits)
                let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
                let written = digits == 0 ? padded : "\(padded.dropLast(digits)).\(padded.suffix(digits))"
                #expect(Money(written, currency: amount.currency) == amount)
                #expect(amount.multiplied(by: 3) == amount.adding(amount)?.adding(amount))
            }
        }
    }
}
