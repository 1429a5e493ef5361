public import Domain
import Foundation

nonisolated extension Formats {
    /// An amount with the sign of its currency, as the language writes it: `12,90 €`, `¥1,290`.
    public func money(_ amount: Money) -> String {
        let number = decimal(amount.minorUnits, fractionDigits: amount.currency.fractionDigits)
        // The language's place for the sign is taken from how it writes one unit; the digits are our own, which no rounding touches.
        let one = Decimal(1).formatted(
            .currency(code: amount.currency.rawValue).precision(.fractionLength(0)).locale(Locale(identifier: language)))
        guard one.contains("1") else { return number + "\u{A0}" + amount.currency.rawValue }
        return one.replacing("1", with: number)
    }
}
