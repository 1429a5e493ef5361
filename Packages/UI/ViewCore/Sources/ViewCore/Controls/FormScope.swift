/// The fields of a form, collected while it is rendered, so that whatever sends the form can write them all through their bindings.
final class FormScope {
    /// The form's element id, which is also the name of a hidden field: its presence tells that the form itself was sent.
    let id: String
    private var fields: [(id: String, write: @MainActor ([String]) -> Void)] = []

    init(id: String) {
        self.id = id
    }

    func add(id: String, write: @escaping @MainActor ([String]) -> Void) {
        fields.append((id, write))
    }

    /// Writes every field that was sent; a field without values, such as an unticked box, gets an empty list.
    func write(_ value: EventValue) {
        guard value.fields[id] != nil else { return }
        for field in fields { field.write(value.fields[field.id] ?? []) }
    }
}
