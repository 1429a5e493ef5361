import ViewCore

/// The words of this module's own pages and of the client script.
nonisolated enum LiveText: String, CaseIterable {
    case offline = "live.offline"
    case failed = "live.failed"
    case retry = "live.retry"
    case noScript = "live.noscript"
    case refresh = "live.refresh"
    case home = "live.home"
    case signInTitle = "live.signin.title"
    case signInBody = "live.signin.body"
    case fullTitle = "live.full.title"
    case fullBody = "live.full.body"
    case goneTitle = "live.gone.title"
    case goneBody = "live.gone.body"

    /// The words, escaped for HTML.
    func html(in environment: EnvironmentValues) -> String {
        HTMLText.escape(environment.resolve(TextKey(key: rawValue, module: "LiveUI", arguments: [])))
    }
}
