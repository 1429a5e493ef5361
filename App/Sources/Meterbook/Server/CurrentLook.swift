import CommonUI
import LiveUI
import RemoteConfiguration

/// The look in force: the app's own or the operator's, with the design tokens that were set from afar over it. Pages take a new one when they are
/// loaded.
@MainActor
final class CurrentLook {
    private struct Made {
        let tokens: [UInt8]?
        let style: any AppStyleProvider
        let sheet: LiveAsset
    }

    private let own: any AppStyleProvider
    private let remote: (any RemoteConfiguring)?
    private var last: Made?

    /// Prepares the look over the app's own; without `remote` it stays so.
    init(own: any AppStyleProvider, remote: (any RemoteConfiguring)?) {
        self.own = own
        self.remote = remote
    }

    /// The style.
    var style: any AppStyleProvider { made.style }

    /// The style sheet of it.
    var sheet: LiveAsset { made.sheet }

    private var made: Made {
        let tokens = remote?.current.styleTokens
        if let last, last.tokens == tokens { return last }
        // Tokens that do not fit are refused with their document (`RemoteStyleCheck`).
        let style: any AppStyleProvider = tokens.flatMap { try? DesignTokens(json: $0).style(over: own) } ?? own
        let sheet = LiveAsset(contentType: "text/css; charset=utf-8", bytes: Array(StyleSheet.css(for: style).utf8))
        let made = Made(tokens: tokens, style: style, sheet: sheet)
        last = made
        return made
    }
}
