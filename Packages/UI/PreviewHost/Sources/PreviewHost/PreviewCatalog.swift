import TestSupport
public import ViewCore

/// The previews of a package.
nonisolated public struct PreviewCatalog: Sendable {
    /// What they are of, as the name of a package.
    public let title: String
    /// The previews in their order; those of one screen follow each other.
    public let previews: [Preview]
    /// What they look like.
    let look: PreviewLook

    /// A catalog.
    public init(_ title: String, _ previews: [Preview], look: PreviewLook) {
        self.title = title
        self.previews = previews
        self.look = look
    }

    /// A preview as it is first shown, without what the app has around it. For tests, in which a call of a mock that nobody prepared fails.
    @MainActor public func rendering(of preview: Preview, language: String = "en") -> Rendering {
        Renderer.render(
            preview.content(recordingIn: UnconfiguredCalls()), environment: look.environment(language: language))
    }

    /// The preview of a name.
    func preview(_ id: String) -> Preview? {
        previews.first { $0.id == id }
    }

    /// Names that more than one preview has: the later ones could not be opened.
    var duplicateNames: [String] {
        Dictionary(grouping: previews, by: \.id).filter { $1.count > 1 }.keys.sorted()
    }
}
