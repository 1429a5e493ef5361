/// What stands between a field's label and the field: a hint, and why the field cannot be taken as it is. Rarely set, so one object.
final class FieldNotes {
    let hint: String?
    let error: String?

    init(hint: String? = nil, error: String? = nil) {
        self.hint = hint
        self.error = error
    }

    /// Writes hint and error of the field of an id.
    func write(id: String, into context: RenderContext) {
        if let hint {
            context.phrasingElement("p", class: "field-hint", id: id + ".hint") { context.text(hint) }
        }
        if let error {
            context.phrasingElement("p", class: "field-error", id: id + ".error") {
                context.textElement("span", class: "visually-hidden", CoreText.error.words(in: context.environment) + " ")
                context.text(error)
            }
        }
    }

    /// Writes the attributes that lead from the field to its hint and error.
    func describe(id: String, in context: RenderContext) {
        let ids = [hint.map { _ in id + ".hint" }, error.map { _ in id + ".error" }].compactMap(\.self)
        if !ids.isEmpty { context.attribute("aria-describedby", ids.joined(separator: " ")) }
        if error != nil { context.attribute("aria-invalid", fixed: "true") }
    }
}

extension View {
    /// Says below a field's label what to enter. To be applied to the field itself.
    public func fieldHint(_ key: TextKey, fileID: String = #fileID) -> some View {
        fieldHint(Text(key, fileID: fileID))
    }

    /// Says below a field's label what to enter, by a text.
    public func fieldHint(_ hint: Text?) -> some View {
        PendingModifier(content: self) { pending, context in
            let words = pending.notes?.hint ?? hint?.resolved(in: context.environment)
            pending.notes = FieldNotes(hint: words, error: pending.notes?.error)
        }
    }

    /// Says why a field cannot be taken as it is, and how to mend it; nil where it can. To be applied to the field itself.
    ///
    /// A ``Form`` lists the errors of its fields in a summary at its top that leads to each field.
    public func fieldError(_ error: Text?) -> some View {
        PendingModifier(content: self) { pending, context in
            let words = pending.notes?.error ?? error?.resolved(in: context.environment)
            pending.notes = FieldNotes(hint: pending.notes?.hint, error: words)
        }
    }

    /// Says why a field cannot be taken as it is by the text of a key; nil where it can.
    public func fieldError(_ key: TextKey?, fileID: String = #fileID) -> some View {
        fieldError(key.map { Text($0, fileID: fileID) })
    }

    /// Hides the labels of fields from those who see the page; assistive technology has them still.
    public func labelsHidden() -> some View {
        environment(\.areLabelsHidden, true)
    }
}

private enum LabelsHiddenKey: EnvironmentKey {
    nonisolated static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    nonisolated var areLabelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension RenderContext {
    /// Takes what stands beside the field about to be written, and notes its error for the summary.
    func claimNotes(for id: String) -> FieldNotes {
        let notes = pending.notes ?? FieldNotes()
        if let error = notes.error {
            hasErrors = true
            form.errors.append((id, error))
        }
        return notes
    }

    /// Writes a field with its label above it.
    func field(_ label: Text, unit: Text? = nil, id: String, notes: FieldNotes, content: () -> Void) {
        let given = label.resolved(in: environment)
        let name = given.isEmpty ? pending.accessibility?.label : nil
        // A name given by a modifier is the field's, not its frame's.
        if name != nil { pending.accessibility = nil }
        element("div", class: notes.error == nil ? "field" : "field field-invalid") {
            if let name { hiddenLabel(name, id: id) } else { fieldLabel(label, unit: unit, id: id) }
            notes.write(id: id, into: self)
            content()
        }
    }

    /// Writes the label of a field, and the unit that its number has.
    func fieldLabel(_ label: Text, unit: Text? = nil, id: String) {
        phrasingElement("label", class: labelClass) {
            attribute("for", id)
        } content: {
            label.render(into: self)
            if let unit {
                text(" ")
                textElement("span", class: "field-unit", unit.resolved(in: environment))
            }
        }
    }

    private func hiddenLabel(_ name: String, id: String) {
        phrasingElement("label", class: "visually-hidden") {
            attribute("for", id)
        } content: {
            text(name)
        }
    }

    /// The class of a field's label.
    var labelClass: StaticString {
        environment.areLabelsHidden ? "field-label visually-hidden" : "field-label"
    }
}
