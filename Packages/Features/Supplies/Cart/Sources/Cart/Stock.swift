package import Domain

/// What there is of a supply, and how long it lasts.
package struct Stock: Hashable, Sendable {
    /// What it is.
    package let kind: SupplyKind
    /// How many are left, below 0 where more were used than were counted; nil where nobody has counted yet.
    package let count: Int?
    /// How many were used in the days that were looked at.
    package let used: Int
    /// How many days were looked at, today included: 30, fewer where tests are known for fewer days; 0 where none are.
    package let days: Int
    /// When the first of it expires; nil where nobody said.
    package let expiresOn: CivilDate?
    /// What is to be said of it; nil where there is nothing.
    package let warning: StockWarning?

    /// How many days of use are looked at.
    package static let window = 30

    /// Makes a stock as it is on a day.
    package init(kind: SupplyKind, count: Int?, used: Int, days: Int, expiresOn: CivilDate?, today: CivilDate) {
        self.kind = kind
        self.count = count
        self.used = used
        self.days = days
        self.expiresOn = expiresOn
        warning = StockWarning(
            count: count, daysLeft: Self.daysLeft(count, used, days), daysToExpiry: expiresOn.map { $0.dayNumber - today.dayNumber })
    }

    /// How many days it lasts at the use of the days that were looked at, rounded down; nil where nothing was used, or nobody has counted.
    package var daysLeft: Int? { Self.daysLeft(count, used, days) }

    private static func daysLeft(_ count: Int?, _ used: Int, _ days: Int) -> Int? {
        guard let count, used > 0 else { return nil }
        return max(count, 0) * days / used
    }
}

/// What is to be said of a supply before it runs out; the more pressing, the greater.
package enum StockWarning: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// The first of it expires within 30 days.
    case expiring = 1
    /// It lasts for 14 days or less.
    case low
    /// The first of it has expired.
    case expired
    /// It lasts for 3 days or less.
    case veryLow
    /// Nothing is left.
    case empty

    /// The most pressing of what is to be said; nil where nothing is.
    package init?(count: Int?, daysLeft: Int?, daysToExpiry: Int?) {
        let isThere = count.map { $0 > 0 } ?? true
        if !isThere {
            self = .empty
        } else if let daysLeft, daysLeft <= 3 {
            self = .veryLow
        } else if let daysToExpiry, daysToExpiry < 0 {
            self = .expired
        } else if let daysLeft, daysLeft <= 14 {
            self = .low
        } else if let daysToExpiry, daysToExpiry <= 30 {
            self = .expiring
        } else {
            return nil
        }
    }

    /// The order of urgency.
    package static func < (left: StockWarning, right: StockWarning) -> Bool { left.rawValue < right.rawValue }
}

/// Something that changed a stock.
package struct StockMovement: Hashable, Sendable {
    /// Why it changed.
    package enum Reason: Hashable, Sendable {
        /// Somebody counted, and there were so many.
        case counted
        /// They came with an order.
        case received
        /// Meters made so many tests that day.
        case tested
        /// They were used by tests of people who were erased.
        case forgotten
    }

    /// On which day.
    package let day: CivilDate
    /// Why.
    package let reason: Reason
    /// How many more there were then, or fewer; all that there were where somebody counted.
    package let amount: Int

    /// Makes a movement.
    package init(day: CivilDate, reason: Reason, amount: Int) {
        self.day = day
        self.reason = reason
        self.amount = amount
    }
}
