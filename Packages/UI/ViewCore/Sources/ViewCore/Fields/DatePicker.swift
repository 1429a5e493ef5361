/// A field for a day, a time of day, or both, in the browser's own picker, with its label above it.
///
/// A range guides the picker; a value outside it still reaches the binding, so that the screen can say what is wrong and keep what was entered.
public struct DatePicker: Primitive {
    private let label: Text
    private let components: DatePickerComponents
    private let least: String?
    private let greatest: String?
    private let text: @MainActor () -> String
    private let write: @MainActor (String) -> Void

    /// A picker of a value that is always there; an empty field leaves it as it is.
    public init<Value: DatePickerValue>(
        _ key: TextKey,
        selection: Binding<Value>,
        in range: ClosedRange<Value>? = nil,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
        fileID: String = #fileID
    ) {
        let optional = Binding<Value?> {
            selection.wrappedValue
        } set: {
            if let value = $0 { selection.wrappedValue = value }
        }
        self.init(label: Text(key, fileID: fileID), selection: optional, in: range, displayedComponents: displayedComponents)
    }

    /// A picker of a value that may be missing; an empty field clears it.
    public init<Value: DatePickerValue>(
        _ key: TextKey,
        selection: Binding<Value?>,
        in range: ClosedRange<Value>? = nil,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
        fileID: String = #fileID
    ) {
        self.init(label: Text(key, fileID: fileID), selection: selection, in: range, displayedComponents: displayedComponents)
    }

    /// A picker labelled by a text.
    public init<Value: DatePickerValue>(
        label: Text,
        selection: Binding<Value?>,
        in range: ClosedRange<Value>? = nil,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
    ) {
        let shown = displayedComponents.intersection(Value.datePickerComponents)
        let components = shown.isEmpty ? Value.datePickerComponents : shown
        self.label = label
        self.components = components
        least = (range?.lowerBound.dateFields).map { DateFieldText.text(of: $0, components) }
        greatest = (range?.upperBound.dateFields).map { DateFieldText.text(of: $0, components) }
        text = { selection.wrappedValue.map { DateFieldText.text(of: $0.dateFields, components) } ?? "" }
        write = { text in
            if text.isEmpty { return selection.wrappedValue = nil }
            let fields = DateFieldText.fields(of: text, components, over: selection.wrappedValue?.dateFields)
            if let value = fields.flatMap(Value.init(dateFields:)) { selection.wrappedValue = value }
        }
    }

    /// Writes the label and the field.
    public func render(into context: RenderContext) {
        let id = context.claimID()
        let notes = context.claimNotes(for: id)
        context.registerField(id: id, kinds: [.change], write: write)
        context.field(label, id: id, notes: notes) {
            context.voidElement("input", class: "input input-date", id: id) {
                context.attribute("type", fixed: inputType)
                context.attribute("value", text())
                if let least { context.attribute("min", least) }
                if let greatest { context.attribute("max", greatest) }
                context.fieldAttributes(id: id, on: "change")
                notes.describe(id: id, in: context)
            }
        }
    }

    private var inputType: StaticString {
        switch components {
        case .date: "date"
        case .hourAndMinute: "time"
        default: "datetime-local"
        }
    }
}
