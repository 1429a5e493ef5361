/// Where a page of found readings begins: those of known time come first, newest first, and the others behind them.
public enum FoundPlace: Hashable, Codable, Sendable {
    /// Behind a reading of known time.
    case timed(LogbookPlace)
    /// Behind a reading whose time is not known.
    case untimed(UntimedPlace)

    /// Reads a place; nil where the text is none.
    package init?(_ text: String) {
        if text.hasPrefix("u") {
            guard let place = UntimedPlace(String(text.dropFirst())) else { return nil }
            self = .untimed(place)
        } else {
            guard let place = LogbookPlace(text) else { return nil }
            self = .timed(place)
        }
    }

    /// The place's text.
    package var text: String {
        switch self {
        case .timed(let place): place.text
        case .untimed(let place): "u" + place.text
        }
    }
}
