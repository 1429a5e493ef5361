public import ViewCore

/// What one session shows: App's router, coordinators and view models of one browser tab.
///
/// `root`, `url`, `savedState` and `environment` are read while changes are tracked: whatever observable property they read brings the page
/// up to date when it changes.
@MainActor public protocol LiveApplication: AnyObject {
    /// The view of the whole page.
    var root: AnyView { get }

    /// Path and query of the screen that is shown, beginning with one slash.
    var url: String { get }

    /// What the browser keeps with the entry of its history and brings back when the page is loaded again, such as the stacks of sections
    /// that are not in the link. Empty for nothing. It comes back from a browser: never trust it.
    var savedState: String { get }

    /// Shows the screen of a link: at the start, for a link that was followed, and for Back and Forward. The link is hostile.
    func open(url: String)

    /// Takes back what ``savedState`` was.
    func restore(state: String)

    /// The environment of the page: strings, language, style and the like on top of what the session needs itself.
    func environment(_ base: EnvironmentValues) -> EnvironmentValues
}

extension LiveApplication {
    /// Nothing.
    public var savedState: String { "" }

    /// Does nothing.
    public func restore(state: String) {}

    /// The session's own values and nothing else.
    public func environment(_ base: EnvironmentValues) -> EnvironmentValues { base }
}
