public import ViewCore

/// What makes previews look like the app: this package knows no style of its own.
nonisolated public struct PreviewLook: Sendable {
    /// A file that pages refer to, as an image or a typeface.
    public struct File: Sendable {
        let contentType: String
        let bytes: [UInt8]

        /// A file with the value of its `Content-Type`.
        public init(contentType: String, bytes: [UInt8]) {
            self.contentType = contentType
            self.bytes = bytes
        }
    }

    /// The text of the style sheet.
    let styleSheet: String
    /// The languages to choose from, the first one unless asked.
    let languages: [String]
    /// Images and typefaces, by their path below `/assets/`.
    let files: [String: File]
    /// Adds style and words in a language to an environment.
    private let adapt: @MainActor (_ environment: inout EnvironmentValues, _ language: String) -> Void
    /// Puts around a screen what the app has around it.
    let frame: @MainActor (_ screen: AnyView) -> AnyView

    /// A look. `files` are served by their path below `/assets/`; `environment` adds style and words in a language; `frame` puts around a
    /// screen what the app has around it.
    public init(
        styleSheet: String,
        languages: [String],
        files: [String: File] = [:],
        environment adapt: @escaping @MainActor (_ environment: inout EnvironmentValues, _ language: String) -> Void,
        frame: @escaping @MainActor (_ screen: AnyView) -> AnyView = { $0 }
    ) {
        self.styleSheet = styleSheet
        self.languages = languages.isEmpty ? ["en"] : languages
        self.files = files
        self.adapt = adapt
        self.frame = frame
    }

    /// An environment with style and words in a language.
    @MainActor func environment(_ base: EnvironmentValues = EnvironmentValues(), language: String) -> EnvironmentValues {
        var environment = base
        adapt(&environment, language)
        return environment
    }
}
