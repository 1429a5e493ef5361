/// An amount of one currency, in whole minor units: 1290 of EUR is 12.90 €. Never binary floating point.
public struct Money: Hashable, Sendable {
    /// How many of the currency's smallest unit, -10^15…10^15.
    public let minorUnits: Int
    /// The currency.
    public let currency: Currency

    /// Makes an amount; nil beyond ±10^15 minor units, which nobody means.
    public init?(minorUnits: Int, currency: Currency) {
        guard (-Self.limit...Self.limit).contains(minorUnits) else { return nil }
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// Reads a decimal number such as `12.90`: digits, and behind a point at most as many as the currency has. Nil for anything else.
    public init?(_ text: String, currency: Currency) {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let fraction = parts.count == 2 ? parts[1] : text.utf8[text.utf8.endIndex...]
        guard (1...2).contains(parts.count), parts.count == 1 || !fraction.isEmpty, !parts[0].isEmpty,
            fraction.count <= currency.fractionDigits, parts[0].count + currency.fractionDigits <= 16,
            parts.allSatisfy({ $0.allSatisfy(Self.isDigit) })
        else { return nil }
        let padding = String(repeating: "0", count: currency.fractionDigits - fraction.count)
        guard let units = Int(String(decoding: parts[0], as: UTF8.self) + String(decoding: fraction, as: UTF8.self) + padding) else {
            return nil
        }
        self.init(minorUnits: units, currency: currency)
    }

    /// The sum; nil where the other amount is of another currency, or the sum is too large.
    public func adding(_ other: Money) -> Money? {
        guard currency == other.currency else { return nil }
        return Money(minorUnits: minorUnits + other.minorUnits, currency: currency)
    }

    /// So many times the amount; nil where that is too large.
    public func multiplied(by factor: Int) -> Money? {
        let (product, overflow) = minorUnits.multipliedReportingOverflow(by: factor)
        return overflow ? nil : Money(minorUnits: product, currency: currency)
    }

    /// The sum of each currency, in the order of their codes; different ones are never added. Nil where a sum is too large.
    public static func totals(of amounts: [Money]) -> [Money]? {
        var sums: [Currency: Money] = [:]
        for amount in amounts {
            guard let sum = sums[amount.currency].map({ $0.adding(amount) }) ?? amount else { return nil }
            sums[amount.currency] = sum
        }
        return sums.values.sorted { $0.currency.rawValue < $1.currency.rawValue }
    }

    private static let limit = 1_000_000_000_000_000

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
