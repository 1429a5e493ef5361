import ViewCore

/// One rendering of a session.
struct LiveScreen {
    /// Counts the renderings of the session, from 1.
    let revision: Int
    /// What was rendered.
    let rendering: Rendering
    /// The environment of the page.
    let environment: EnvironmentValues
    /// The link of the screen.
    let url: String
    /// What the application wants kept in the browser.
    let state: String

    var html: String { rendering.html }
    var handlers: HandlerTable { rendering.handlers }
    var tasks: [TaskRegistration] { rendering.tasks }
    var duplicateIDs: [String] { rendering.duplicateIDs }

    /// The title of the page.
    var title: String {
        let application = environment.applicationName
        guard let title = rendering.title, !title.isEmpty else { return application }
        return application.isEmpty ? title : "\(title) – \(application)"
    }

    /// What the root of the document says.
    private var page: LivePatch.Page {
        LivePatch.Page(language: environment.language, scheme: environment.preferredColorScheme?.rawValue ?? "")
    }

    /// The whole screen as a patch.
    func patch(ack: Int) -> LivePatch {
        LivePatch(revision: revision, html: html, ack: ack, url: url, title: title, state: state, page: page)
    }
}
