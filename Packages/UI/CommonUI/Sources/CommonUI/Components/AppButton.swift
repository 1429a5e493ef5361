public import ViewCore

/// A button of the app. A page has one primary button at most; its label is a verb with its object.
///
/// ```swift
/// AppButton("devices.sync", kind: .primary) { viewModel.sync() }
/// ```
public struct AppButton: View {
    /// What a button is for.
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// The main action of the page.
        case primary
        /// Any other action.
        case secondary
        /// An action that destroys something.
        case destructive
        /// An action beside others, without a frame.
        case plain
    }

    private let title: Text
    private let kind: Kind
    private let action: @MainActor () -> Void

    /// A button titled by the text of a key.
    public init(_ key: TextKey, kind: Kind = .secondary, fileID: String = #fileID, action: @escaping @MainActor () -> Void) {
        self.init(Text(key, fileID: fileID), kind: kind, action: action)
    }

    /// A button titled by a text.
    public init(_ title: Text, kind: Kind = .secondary, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.kind = kind
        self.action = action
    }

    /// The button in the style of its kind.
    public var body: some View {
        Button(role: kind == .destructive ? .destructive : nil, action: action) { title }
            .buttonStyle(kind.style)
    }
}

extension AppButton.Kind {
    /// How buttons of the kind look.
    var style: ButtonStyle {
        switch self {
        case .primary: .borderedProminent
        case .secondary, .destructive: .bordered
        case .plain: .plain
        }
    }
}
