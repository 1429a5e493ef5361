public import Common
public import ViewCore

/// A section of the app in its navigation bar.
public struct AppSection: Identifiable {
    /// Tells sections apart.
    public let id: String
    let title: Text
    let symbol: String?
    let route: any Route
    let isCurrent: Bool

    /// A section titled by the text of a key; `isCurrent` marks the one that is shown.
    public init(
        id: String,
        title: TextKey,
        symbol: String? = nil,
        value route: some Route,
        isCurrent: Bool,
        fileID: String = #fileID
    ) {
        self.id = id
        self.title = Text(title, fileID: fileID)
        self.symbol = symbol
        self.route = route
        self.isCurrent = isCurrent
    }
}
