public import ViewCore

/// Where a person is in steps that follow one another: a set-up, an import.
///
/// ```swift
/// StepIndicator(["setup.search", "setup.pair", "setup.unit"], current: 1)    // Step 2 of 3: Pair
/// ```
public struct StepIndicator: Primitive {
    private let steps: [Text]
    private let current: Int

    /// Steps named by the texts of keys; `current` counts from 0 and is moved inside.
    public init(_ steps: [TextKey], current: Int, fileID: String = #fileID) {
        self.init(steps: steps.map { Text($0, fileID: fileID) }, current: current)
    }

    /// Steps named by texts.
    public init(steps: [Text], current: Int) {
        self.steps = steps
        self.current = min(max(current, 0), max(steps.count - 1, 0))
    }

    /// Writes the steps as a list, of which the current one is marked; on a narrow screen only its name shows. Nothing where there are no steps.
    public func render(into context: RenderContext) {
        guard !steps.isEmpty else { return }
        context.element("div", class: "steps") {
            context.phrasingElement("p", class: "steps-words") {
                let number = TextKey.stepsNumber(current + 1, steps.count)
                context.textElement("span", class: "steps-number", context.resolve(number))
                context.textElement("span", class: "steps-name", steps[current].resolved(in: context.environment))
            }
            context.element("ol", class: "steps-list") {
                for index in steps.indices { write(index, into: context) }
            }
        }
    }

    private func write(_ index: Int, into context: RenderContext) {
        context.phrasingElement("li", class: index < current ? "step step-done" : "step") {
            if index == current { context.attribute("aria-current", fixed: "step") }
        } content: {
            let name = steps[index].resolved(in: context.environment)
            context.textElement(
                "span", class: "visually-hidden", index < current ? name + ", " + context.resolve(TextKey("steps.done")) : name)
        }
    }
}
