/// A number with a button to each side that makes it less or more.
public struct Stepper: Primitive {
    private let label: Text
    private let value: Binding<Int>
    private let range: ClosedRange<Int>
    private let step: Int

    /// A stepper labelled by the text of a key. The step is at least 1.
    public init(
        _ key: TextKey,
        value: Binding<Int>,
        in range: ClosedRange<Int> = 0...999_999,
        step: Int = 1,
        fileID: String = #fileID
    ) {
        self.init(label: Text(key, fileID: fileID), value: value, in: range, step: step)
    }

    /// A stepper labelled by a text.
    public init(label: Text, value: Binding<Int>, in range: ClosedRange<Int> = 0...999_999, step: Int = 1) {
        self.label = label
        self.value = value
        self.range = range
        self.step = max(step, 1)
    }

    /// Writes the label, the buttons and the field. A number outside the range becomes the nearest one within.
    public func render(into context: RenderContext) {
        let id = context.claimID()
        let notes = context.claimNotes(for: id)
        let current = value.wrappedValue
        context.registerField(id: id, kinds: [.change]) { text in
            if let number = NumberEntry(text: text).value.flatMap({ Int(exactly: $0) }) { set(number) }
        }
        context.field(label, id: id, notes: notes) {
            context.element("div", class: "stepper") {
                button(id: id + ".less", "−", .decrease, by: -step, isPossible: current > range.lowerBound, into: context)
                context.voidElement("input", class: "input input-number", id: id) {
                    context.attribute("type", fixed: "text")
                    context.attribute("value", String(current))
                    context.fieldAttributes(id: id, on: "change")
                    context.attribute("inputmode", fixed: "numeric")
                    context.attribute("autocomplete", fixed: "off")
                    notes.describe(id: id, in: context)
                }
                button(id: id + ".more", "+", .increase, by: step, isPossible: current < range.upperBound, into: context)
            }
        }
    }

    private func button(id: String, _ sign: String, _ name: CoreText, by step: Int, isPossible: Bool, into context: RenderContext) {
        ButtonElement.write(into: context, id: id, class: "button stepper-button", isEnabled: isPossible) {
            context.attribute("aria-label", name.words(in: context.environment, .string(label.resolved(in: context.environment))))
        } action: {
            let (sum, isTooLarge) = value.wrappedValue.addingReportingOverflow(step)
            set(isTooLarge ? (step < 0 ? range.lowerBound : range.upperBound) : sum)
        } content: {
            context.text(sign)
        }
    }

    private func set(_ number: Int) {
        value.wrappedValue = min(max(number, range.lowerBound), range.upperBound)
    }
}
