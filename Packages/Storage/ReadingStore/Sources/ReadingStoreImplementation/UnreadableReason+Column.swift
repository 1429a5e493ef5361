import Domain

/// Reasons in the column `reason` of `readings_unreadable`: `tooShort 10 3`, `truncated 14 12`, or the words of any other.
extension UnreadableReason {
    init(column: String) {
        let parts = column.split(separator: " ", omittingEmptySubsequences: false)
        switch (parts.count, parts.first, parts.dropFirst().first.flatMap { Int($0) }, parts.last.flatMap { Int($0) }) {
        case (3, "tooShort"?, let needed?, let got?): self = .tooShort(needed: needed, got: got)
        case (3, "truncated"?, let needed?, let got?): self = .truncated(needed: needed, got: got)
        default: self = .other(column)
        }
    }

    var column: String {
        switch self {
        case .tooShort(let needed, let got): "tooShort \(needed) \(got)"
        case .truncated(let needed, let got): "truncated \(needed) \(got)"
        case .other(let text): text
        }
    }
}
