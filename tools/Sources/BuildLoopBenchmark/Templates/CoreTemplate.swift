/// The sources of the packages that every feature stands on: Domain, Common and CommonUI.
enum CoreTemplate {
    /// Pure models.
    static let domain = [
        "Amount.swift": #"""
        /// A unit in which an amount is shown.
        public enum Unit: String, Sendable, Hashable, CaseIterable {
            case piece, gram, litre
        }

        /// A number of a unit.
        public struct Amount: Sendable, Hashable, Comparable {
            public let value: Double
            public let unit: Unit

            public init(_ value: Double, _ unit: Unit = .piece) {
                self.value = value
                self.unit = unit
            }

            public static func < (lhs: Amount, rhs: Amount) -> Bool { lhs.value < rhs.value }

            public func scaled(by factor: Double) -> Amount { Amount(value * factor, unit) }

            public var words: String { "\(value) \(unit.rawValue)" }
        }

        """#,
        "Status.swift": #"""
        /// How far something has come.
        public enum Status: String, Sendable, Hashable, CaseIterable {
            case draft, open, late, done

            public var isFinal: Bool { self == .done }

            public var next: Status {
                switch self {
                case .draft: .open
                case .open, .late: .done
                case .done: .done
                }
            }
        }

        """#,
        "Day.swift": #"""
        /// A day of the calendar.
        public struct Day: Sendable, Hashable, Comparable {
            public let number: Int

            public init(_ number: Int) { self.number = number }

            public static func < (lhs: Day, rhs: Day) -> Bool { lhs.number < rhs.number }

            public func advanced(by days: Int) -> Day { Day(number + days) }

            public var words: String {
                let base = number
                return "day \(base)"
            }
        }

        """#,
        "Person.swift": #"""
        /// Somebody whose things these are.
        public struct Person: Sendable, Hashable, Identifiable {
            public let id: Int
            public let name: String

            public init(id: Int, name: String) {
                self.id = id
                self.name = name
            }
        }

        """#,
    ]

    /// What is shared and belongs to no subject.
    static let common = [
        "Loadable.swift": #"""
        /// A value that is on its way.
        public enum Loadable<Value: Sendable, Failure: Error & Equatable>: Sendable {
            case loading
            case failed(Failure)
            case loaded(Value)

            public var value: Value? {
                if case .loaded(let value) = self { value } else { nil }
            }
        }

        """#,
        "Route.swift": #"""
        /// A place in the app.
        public protocol Route: Hashable, Sendable {
            init?(path: [String])
            var path: [String] { get }
        }

        """#,
        "Backoff.swift": #"""
        /// How long to wait before the next try.
        public struct Backoff: Sendable, Equatable {
            public let first: Duration
            public let limit: Duration

            public init(first: Duration, limit: Duration) {
                self.first = first
                self.limit = limit
            }

            public func delay(attempt: Int) -> Duration {
                var delay = first
                for _ in 0..<max(0, min(attempt, 30)) { delay = min(limit, delay * 2) }
                return delay
            }
        }

        """#,
    ]

    /// Components that features compose.
    static let commonUI = [
        "Style.swift": #"""
        public import ViewCore

        /// Colours and the like that the app chooses.
        nonisolated public struct Style: Sendable, Equatable {
            public var accent: String
            public var spacing: Int

            public init(accent: String = "blue", spacing: Int = 8) {
                self.accent = accent
                self.spacing = spacing
            }
        }

        nonisolated struct StyleKey: EnvironmentKey {
            static var defaultValue: Style { Style() }
        }

        extension EnvironmentValues {
            nonisolated public var style: Style {
                get { self[StyleKey.self] }
                set { self[StyleKey.self] = newValue }
            }
        }

        """#,
        "Components.swift": #"""
        public import Domain
        public import ViewCore

        /// A framed group of views.
        public struct Card<Content: View>: View {
            private let content: Content

            public init(@ViewBuilder content: () -> Content) {
                self.content = content()
            }

            public var body: some View {
                VStack { content }.className("card")
            }
        }

        /// A word in a frame.
        public struct Badge: View {
            private let title: TextKey
            private let isWarning: Bool

            public init(_ title: TextKey, isWarning: Bool = false) {
                self.title = title
                self.isWarning = isWarning
            }

            public var body: some View {
                Text(title).font(.caption).foregroundStyle(isWarning ? .warning : .secondary)
            }
        }

        /// The title of a page.
        public struct PageHeader: View {
            private let title: TextKey

            public init(_ title: TextKey) {
                self.title = title
            }

            public var body: some View {
                Text(title).font(.title)
                Divider()
            }
        }

        /// A name and what belongs to it.
        public struct DescriptionRow<Content: View>: View {
            private let title: TextKey
            private let content: Content

            public init(_ title: TextKey, @ViewBuilder content: () -> Content) {
                self.title = title
                self.content = content()
            }

            public var body: some View {
                HStack(spacing: .s) {
                    Text(title).foregroundStyle(.secondary)
                    content
                }
            }
        }

        /// An amount with its unit.
        public struct AmountText: View {
            private let amount: Amount

            public init(_ amount: Amount) {
                self.amount = amount
            }

            public var body: some View {
                Text(verbatim: amount.words).monospacedDigit()
            }
        }

        """#,
    ]
}
