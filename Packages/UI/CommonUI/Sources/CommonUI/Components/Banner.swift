public import ViewCore

/// Something that the page as a whole has to say: what happened, what is safe, what to do.
///
/// ```swift
/// Banner(.error, title: "devices.failed", message: "devices.failed.advice") {
///     AppButton("devices.retry") { viewModel.retry() }
/// }
/// ```
public struct Banner<Actions: View>: View {
    private let kind: BannerKind
    private let title: Text
    private let message: Text?
    private let actions: Actions

    /// A banner by the texts of keys.
    public init(
        _ kind: BannerKind,
        title: TextKey,
        message: TextKey? = nil,
        fileID: String = #fileID,
        @ViewBuilder actions: () -> Actions
    ) {
        self.init(kind, title: Text(title, fileID: fileID), message: message.map { Text($0, fileID: fileID) }, actions: actions)
    }

    /// A banner by texts.
    public init(_ kind: BannerKind, title: Text, message: Text? = nil, @ViewBuilder actions: () -> Actions) {
        self.kind = kind
        self.title = title
        self.message = message
        self.actions = actions()
    }

    /// The sign, the words with their kind said first, the actions.
    public var body: some View {
        HStack(alignment: .top) {
            Text(verbatim: kind.sign).className("banner-sign").accessibilityHidden()
            BannerText(kind: kind, title: title, message: message)
            if Actions.self != EmptyView.self {
                HStack { actions }.className("actions")
            }
        }
        .className("banner", kind.className)
    }
}

extension Banner where Actions == EmptyView {
    /// A banner by the texts of keys, without actions.
    public init(_ kind: BannerKind, title: TextKey, message: TextKey? = nil, fileID: String = #fileID) {
        self.init(kind, title: title, message: message, fileID: fileID) { EmptyView() }
    }

    /// A banner by texts, without actions.
    public init(_ kind: BannerKind, title: Text, message: Text? = nil) {
        self.init(kind, title: title, message: message) { EmptyView() }
    }
}

/// What a banner is about.
public enum BannerKind: Sendable, Hashable, CaseIterable {
    /// Something to know.
    case info
    /// Something went well.
    case success
    /// Something to look at.
    case warning
    /// Something failed.
    case error

    var sign: String {
        switch self {
        case .info: "i"
        case .success: "✓"
        case .warning, .error: "!"
        }
    }

    var className: String {
        switch self {
        case .info: "banner-info"
        case .success: "banner-success"
        case .warning: "banner-warning"
        case .error: "banner-error"
        }
    }

    /// Said before the title to those who do not see the sign.
    var prefix: TextKey {
        switch self {
        case .info: TextKey("banner.info")
        case .success: TextKey("banner.success")
        case .warning: TextKey("banner.warning")
        case .error: TextKey("banner.error")
        }
    }
}

/// The words of a banner. They are read out when they appear: at once for an error, else when the person is idle.
private struct BannerText: Primitive {
    let kind: BannerKind
    let title: Text
    let message: Text?

    func render(into context: RenderContext) {
        context.element("div", class: "banner-text") {
            context.attribute("role", fixed: kind == .error ? "alert" : "status")
        } content: {
            context.phrasingElement("p", class: "banner-title") {
                context.textElement("span", class: "visually-hidden", context.resolve(kind.prefix) + " ")
                title.render(into: context)
            }
            message?.render(into: context)
        }
    }
}
