/// A link that hands over a file, which is made when it is asked for. Works without a script.
///
/// ```swift
/// DownloadLink("profile.export") { await viewModel.exported() }
/// ```
public struct DownloadLink: Primitive {
    private let title: Text
    private let make: @MainActor () async -> DownloadedFile?

    /// A link titled by the text of a key. The closure makes the file; nil where it cannot be made, which its screen says then.
    public init(_ key: TextKey, fileID: String = #fileID, make: @escaping @MainActor () async -> DownloadedFile?) {
        title = Text(key, fileID: fileID)
        self.make = make
    }

    /// Writes the link with the looks of a button.
    public func render(into context: RenderContext) {
        let id = context.claimID()
        context.handlers.register(DownloadHandler(environment: context.captured, make: make), id: id)
        context.phrasingElement("a", class: "button button-bordered", id: id) {
            context.attribute("href", context.environment.downloadPrefix, id)
            context.flag("download")
        } content: {
            title.render(into: context)
        }
    }
}
