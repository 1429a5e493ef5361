import Common

/// An e-mail that somebody still has to send: the address of a `mailto:` link (RFC 6068).
package struct MailDraft: Hashable, Sendable {
    /// How long a link may be, in bytes: what programs of all systems hand over.
    package static let limit = 2_000

    /// The link.
    package let url: String
    /// Whether the body did not fit in whole.
    package let isCut: Bool

    /// Writes a draft. `recipient` may be empty. Of a body that is too long whole lines are left out at the end, with `more` in their place.
    package init(to recipient: String, subject: String, body: [String], more: String) {
        let address = recipient.split(separator: "@", omittingEmptySubsequences: false).map { String($0).percentEncoded }.joined(
            separator: "@")
        let head = "mailto:\(address)?subject=\(Self.line(subject).percentEncoded)&body="
        var lines = body.map { Self.line($0).percentEncoded }
        let whole = head + lines.joined(separator: Self.lineEnd)
        guard whole.utf8.count > Self.limit else {
            (url, isCut) = (whole, false)
            return
        }
        let end = Self.line(more).percentEncoded
        func text() -> String { head + (lines + [end]).joined(separator: Self.lineEnd) }
        while !lines.isEmpty, text().utf8.count > Self.limit { lines.removeLast() }
        (url, isCut) = (text(), true)
    }

    /// Lines end with CRLF, encoded (RFC 6068, section 5).
    private static let lineEnd = "%0D%0A"

    /// A text on one line: what breaks lines would begin another one, or another header.
    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
