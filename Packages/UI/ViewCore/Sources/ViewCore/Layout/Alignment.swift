/// Where the views of a column stand from side to side.
nonisolated public enum HorizontalAlignment: String, Sendable, Hashable, CaseIterable {
    /// At the start of the line.
    case leading
    /// In the middle.
    case center
    /// At the end of the line.
    case trailing
}

/// Where the views of a row stand from top to bottom.
nonisolated public enum VerticalAlignment: String, Sendable, Hashable, CaseIterable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
    /// On one line of text.
    case firstTextBaseline
}

extension HorizontalAlignment {
    var className: String {
        switch self {
        case .leading: "align-leading"
        case .center: "align-center"
        case .trailing: "align-trailing"
        }
    }
}

extension VerticalAlignment {
    var className: String {
        switch self {
        case .top: "align-top"
        case .center: "align-center"
        case .bottom: "align-bottom"
        case .firstTextBaseline: "align-baseline"
        }
    }
}
