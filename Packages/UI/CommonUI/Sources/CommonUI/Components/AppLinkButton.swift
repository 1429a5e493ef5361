public import Common
public import ViewCore

/// A link to a screen that looks like a button, for the way that most people will take.
///
/// ```swift
/// AppLinkButton("logbook.empty.connect", kind: .primary, value: DevicesRoute.list)
/// ```
public struct AppLinkButton: View {
    private let title: Text
    private let kind: AppButton.Kind
    private let link: AnyView

    /// A link titled by the text of a key.
    public init(_ key: TextKey, kind: AppButton.Kind = .secondary, value route: some Route, fileID: String = #fileID) {
        let title = Text(key, fileID: fileID)
        self.title = title
        self.kind = kind
        link = AnyView(NavigationLink(value: route) { title })
    }

    /// The link with the looks of a button.
    public var body: some View {
        link.className("button", kind.style.className ?? "button-bordered")
    }
}
