/// The fields of a form, or of the page outside all forms, collected while they are rendered, so that whatever sends the form can write
/// them all through their bindings.
final class FormScope {
    /// Whether these are the fields outside all forms.
    let isPage: Bool
    private var fields: [(id: String, write: @MainActor ([String]) -> Void)] = []
    private var files: [(id: String, write: @MainActor (UploadedFile) -> Void)] = []
    /// Why fields cannot be taken as they are, in the order of the page.
    var errors: [(id: String, words: String)] = []

    init(isPage: Bool) {
        self.isPage = isPage
    }

    func add(id: String, write: @escaping @MainActor ([String]) -> Void) {
        fields.append((id, write))
    }

    func addFile(id: String, write: @escaping @MainActor (UploadedFile) -> Void) {
        files.append((id, write))
    }

    /// Whether the form sends files.
    var hasFiles: Bool { !files.isEmpty }

    /// Writes every field and file that was sent.
    func write(_ value: EventValue) {
        for file in files {
            if let sent = value.files[file.id] { file.write(sent) }
        }
        guard !value.fields.isEmpty else { return }
        for field in fields {
            if let values = value.fields[field.id] { field.write(values) }
        }
    }
}

extension RenderContext {
    /// Writes the attributes that every field has: its name, the form of the page where it stands in no other, whether it can be used.
    func fieldAttributes(id: String, on events: StaticString) {
        attribute("name", id)
        if form.isPage { attribute("form", fixed: "live-form") }
        if environment.isEnabled { attribute("data-on", fixed: events) } else { flag("disabled") }
    }

    /// Registers a field: `write` takes the values that the browser sent for it, by event or with its form. A disabled field takes none.
    func registerField(id: String, kinds: [EventKind], write: @escaping @MainActor (String) -> Void) {
        guard environment.isEnabled else { return }
        form.add(id: id) { values in
            if let value = values.last { write(value) }
        }
        for kind in kinds {
            on(kind, id: id) { value in
                if let text = value.text { write(text) }
            }
        }
    }
}
