/// A field for a file, with its label above it. The file is sent when it is chosen, or with the form where there is no script.
public struct FileField: Primitive {
    /// The largest file that any field takes, in bytes: 24 MiB.
    public nonisolated static let largestFile = 24 << 20

    private let label: Text
    private let selection: Binding<FileSelection>
    private let types: [String]
    private let limit: Int

    /// A field labelled by the text of a key.
    ///
    /// `types` are offered first, as file name extensions (`.csv`) or types (`text/csv`); a file of another type can be chosen all the same.
    /// A file of more than `limit` bytes is not taken and becomes ``FileSelection/tooLarge(name:)``.
    public init(
        _ key: TextKey,
        selection: Binding<FileSelection>,
        types: [String] = [],
        limit: Int = FileField.largestFile,
        fileID: String = #fileID
    ) {
        label = Text(key, fileID: fileID)
        self.selection = selection
        self.types = types
        self.limit = min(max(limit, 0), Self.largestFile)
    }

    /// Writes the label, the field, and the name of what was chosen.
    public func render(into context: RenderContext) {
        let id = context.claimID()
        let notes = context.claimNotes(for: id)
        if context.environment.isEnabled { register(id: id, in: context) }
        context.field(label, id: id, notes: notes) {
            context.voidElement("input", class: "input input-file", id: id) {
                context.attribute("type", fixed: "file")
                if !types.isEmpty { context.attribute("accept", types.joined(separator: ",")) }
                context.attribute("data-limit", String(limit))
                context.fieldAttributes(id: id, on: "file")
                notes.describe(id: id, in: context)
            }
            if let name = selection.wrappedValue.name {
                context.textElement("p", class: "field-file", CoreText.file.words(in: context.environment, .string(name)))
            }
        }
    }

    private func register(id: String, in context: RenderContext) {
        let take = { (file: UploadedFile) in
            selection.wrappedValue = file.bytes.count <= limit ? .file(file) : .tooLarge(name: file.name)
        }
        context.form.addFile(id: id) { file in
            // A browser sends an empty part where nothing was chosen.
            if !file.bytes.isEmpty || !file.contentType.isEmpty { take(file) }
        }
        context.on(.file, id: id) { value in
            if let file = value.files[id] {
                take(file)
            } else if let name = value.text, !name.isEmpty {
                selection.wrappedValue = .tooLarge(name: UploadedFile(name: name, contentType: "", bytes: []).name)
            } else {
                selection.wrappedValue = .none
            }
        }
    }
}
