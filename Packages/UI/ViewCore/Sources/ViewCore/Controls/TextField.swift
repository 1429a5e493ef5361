/// A field for text, with its label above it. Numbers are typed into one too, with ``View/keyboardType(_:)``.
public struct TextField: Primitive {
    /// The number of lines that the field shows.
    private enum Axis {
        case single
        case multiple(lines: Int)
    }

    private let label: Text
    private let prompt: Text?
    private let text: Binding<String>
    private let axis: Axis

    /// A field of one line. The prompt is an example, never the only label.
    public init(_ key: TextKey, text: Binding<String>, prompt: Text? = nil, fileID: String = #fileID) {
        self.init(label: Text(key, fileID: fileID), text: text, prompt: prompt)
    }

    /// A field of one line whose label is held by a variable, not translated.
    @_disfavoredOverload public init(_ label: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(label: Text(label), text: text, prompt: prompt)
    }

    /// A field of one line, labelled by a text.
    public init(label: Text, text: Binding<String>, prompt: Text? = nil) {
        self.init(label: label, text: text, prompt: prompt, axis: .single)
    }

    /// A field of several lines, labelled by a text.
    public init(label: Text, text: Binding<String>, prompt: Text? = nil, lines: Int) {
        self.init(label: label, text: text, prompt: prompt, axis: .multiple(lines: lines))
    }

    private init(label: Text, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.label = label
        self.prompt = prompt
        self.text = text
        self.axis = axis
    }

    /// Writes the label and the field.
    public func render(into context: RenderContext) {
        let id = context.claimID()
        context.registerField(id: id, kinds: [.input, .change]) { text.wrappedValue = $0 }
        context.element("div", class: "field") {
            context.fieldLabel(label, id: id)
            switch axis {
            case .single: writeInput(id: id, into: context)
            case .multiple(let lines): writeTextArea(id: id, lines: lines, into: context)
            }
        }
    }

    private func writeInput(id: String, into context: RenderContext) {
        context.voidElement("input", class: "input", id: id) {
            context.attribute("type", fixed: "text")
            context.attribute("value", text.wrappedValue)
            writeShared(id: id, into: context)
            if let mode = context.environment.keyboardType.inputMode { context.attribute("inputmode", fixed: mode) }
        }
    }

    private func writeTextArea(id: String, lines: Int, into context: RenderContext) {
        context.element("textarea", class: "input", id: id) {
            context.attribute("rows", String(lines))
            writeShared(id: id, into: context)
        } content: {
            // A browser drops one line break at the start, so one is written for it.
            context.text("\n" + text.wrappedValue)
        }
    }

    private func writeShared(id: String, into context: RenderContext) {
        if let prompt { context.attribute("placeholder", prompt.resolved(in: context.environment)) }
        context.fieldAttributes(id: id, on: "input change")
    }
}

extension RenderContext {
    /// Writes the label of a field.
    func fieldLabel(_ label: Text, id: String) {
        phrasingElement("label", class: "field-label") {
            attribute("for", id)
        } content: {
            label.render(into: self)
        }
    }
}
