/// A field for text, with its label above it. Numbers are typed into one too, with ``View/keyboardType(_:)`` or as a ``NumberEntry``.
public struct TextField: Primitive {
    private let label: Text
    private let prompt: Text?
    private let text: Binding<String>
    private let axis: Axis
    private let lines: Int?
    private let unit: Text?
    private let isDecimal: Bool?

    /// A field labelled by the text of a key; one that grows downwards takes several lines. The prompt is an example, never the only label.
    public init(_ key: TextKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, fileID: String = #fileID) {
        self.init(label: Text(key, fileID: fileID), text: text, prompt: prompt, axis: axis)
    }

    /// A field whose label is held by a variable, not translated.
    @_disfavoredOverload public init(_ label: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
        self.init(label: Text(label), text: text, prompt: prompt, axis: axis)
    }

    /// A field for a number, with its unit behind the label. Words that are no number stay in the field; then the entry has no value.
    public init(_ key: TextKey, value: Binding<NumberEntry>, unit: Text? = nil, prompt: Text? = nil, fileID: String = #fileID) {
        self.init(label: Text(key, fileID: fileID), value: value, unit: unit, prompt: prompt)
    }

    /// A field for a number, labelled by a text.
    public init(label: Text, value: Binding<NumberEntry>, unit: Text? = nil, prompt: Text? = nil) {
        self.init(
            label: label, text: value.text, prompt: prompt, axis: .horizontal, lines: nil, unit: unit,
            isDecimal: value.wrappedValue.fractionDigits > 0)
    }

    /// A field labelled by a text.
    public init(label: Text, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
        self.init(label: label, text: text, prompt: prompt, axis: axis, lines: nil, unit: nil, isDecimal: nil)
    }

    /// A field of several lines, labelled by a text.
    public init(label: Text, text: Binding<String>, prompt: Text? = nil, lines: Int) {
        self.init(label: label, text: text, prompt: prompt, axis: .vertical, lines: lines, unit: nil, isDecimal: nil)
    }

    private init(label: Text, text: Binding<String>, prompt: Text?, axis: Axis, lines: Int?, unit: Text?, isDecimal: Bool?) {
        self.label = label
        self.prompt = prompt
        self.text = text
        self.axis = axis
        self.lines = lines
        self.unit = unit
        self.isDecimal = isDecimal
    }

    /// Writes the label and the field.
    public func render(into context: RenderContext) {
        let id = context.claimID()
        let notes = context.claimNotes(for: id)
        context.registerField(id: id, kinds: [.input, .change]) { text.wrappedValue = $0 }
        context.field(label, unit: unit, id: id, notes: notes) {
            if axis == .horizontal {
                writeInput(id: id, notes: notes, into: context)
            } else {
                writeTextArea(id: id, notes: notes, into: context)
            }
        }
    }

    private func writeInput(id: String, notes: FieldNotes, into context: RenderContext) {
        context.voidElement("input", class: isDecimal == nil ? "input" : "input input-number", id: id) {
            context.attribute("type", fixed: "text")
            context.attribute("value", text.wrappedValue)
            writeShared(id: id, notes: notes, into: context)
            if let isDecimal {
                context.attribute("inputmode", fixed: isDecimal ? "decimal" : "numeric")
                context.attribute("autocomplete", fixed: "off")
            } else if let mode = context.environment.keyboardType.inputMode {
                context.attribute("inputmode", fixed: mode)
            }
        }
    }

    private func writeTextArea(id: String, notes: FieldNotes, into context: RenderContext) {
        context.element("textarea", class: "input", id: id) {
            context.attribute("rows", String(lines ?? context.environment.lineLimit ?? 4))
            writeShared(id: id, notes: notes, into: context)
        } content: {
            // A browser drops one line break at the start, so one is written for it.
            context.text("\n" + text.wrappedValue)
        }
    }

    private func writeShared(id: String, notes: FieldNotes, into context: RenderContext) {
        if let prompt { context.attribute("placeholder", prompt.resolved(in: context.environment)) }
        context.fieldAttributes(id: id, on: "input change")
        notes.describe(id: id, in: context)
    }
}
