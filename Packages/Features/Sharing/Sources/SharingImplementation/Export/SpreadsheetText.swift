/// Text that a spreadsheet must not take for a formula.
///
/// A cell that begins with one of these characters is computed by Excel, LibreOffice and others, whatever quotes are around it
/// (owasp.org, “CSV Injection”). An apostrophe before it makes it text; so that it can be taken away again without harm, text that already
/// begins with apostrophes and then such a character gets one more.
enum SpreadsheetText {
    /// The text as it may stand in a cell.
    static func guarded(_ text: String) -> String {
        isDangerous(text) ? "'" + text : text
    }

    private static func isDangerous(_ text: String) -> Bool {
        switch text.unicodeScalars.first(where: { $0 != "'" }) {
        case "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠": true
        default: false
        }
    }
}
