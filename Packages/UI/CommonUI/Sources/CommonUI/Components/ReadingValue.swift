public import Domain
public import ViewCore

/// The result of a test with its unit: a number in the unit that the person reads, HI or LO as the meter said, or that there is none.
///
/// ```swift
/// ReadingValue(reading.result, unit: .millimolesPerLiter, size: .large)
/// ```
public struct ReadingValue: View {
    /// How large the number is.
    public enum Size: Sendable, Hashable, CaseIterable {
        /// As in a row of a list.
        case regular
        /// As at the top of a page.
        case large
    }

    @Environment(\.formats) private var formats
    private let result: TestResult
    private let unit: GlucoseUnit
    private let size: Size

    /// A result. A ketone value is always in mmol/L.
    public init(_ result: TestResult, unit: GlucoseUnit, size: Size = .regular) {
        self.result = result
        self.unit = unit
        self.size = size
    }

    /// The number and the unit.
    public var body: some View {
        Group {
            switch result {
            case .glucose(let value): number(formats.glucose(value, in: unit), unit.rawValue)
            case .ketone(let value): number(formats.ketone(value), GlucoseUnit.millimolesPerLiter.rawValue)
            case .high, .ketoneHigh: word("result.high", spoken: "result.high.spoken")
            case .low, .ketoneLow: word("result.low", spoken: "result.low.spoken")
            case .none, .ketoneNone: Text("result.none").className("reading-none")
            }
        }
        .className(size == .large ? "reading reading-large" : "reading")
    }

    private func number(_ number: String, _ unit: String) -> some View {
        ReadingLine {
            Text(verbatim: number).className("reading-number")
            Text(verbatim: unit).className("reading-unit")
        }
    }

    private func word(_ key: String, spoken: String) -> some View {
        ReadingLine {
            Text(TextKey(key)).className("reading-number").accessibilityHidden()
            Text(TextKey(spoken)).className("visually-hidden")
        }
    }
}

/// Words on one line, apart by a space, so that they read and copy well.
struct ReadingLine<Content: View>: Primitive {
    private let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func render(into context: RenderContext) {
        context.phrasingElement("span") { content.renderContent(into: context) }
    }
}
