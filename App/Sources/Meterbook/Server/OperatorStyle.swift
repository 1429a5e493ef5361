import CommonUI
import Foundation

/// The look that the operator's file of design tokens gives the app.
enum OperatorStyle {
    /// More than any such file has.
    private static let longest = 1 << 20

    /// Reads a file over the app's own look. Throws `CommandFailure` with exit code 2, on one line that names the file and the token.
    static func read(_ file: URL, over own: any AppStyleProvider) throws(CommandFailure) -> any AppStyleProvider {
        let name = TerminalText.clean(file.path)
        guard let data = FileManager.default.contents(atPath: file.path) else { throw .usage("the style \(name) cannot be read") }
        guard data.count <= longest else { throw .usage("the style \(name) is larger than a file of design tokens may be, 1 MiB") }
        do {
            return try DesignTokens(json: [UInt8](data)).style(over: own)
        } catch {
            throw .usage("the style \(name) is wrong: \(TerminalText.clean(error.description))")
        }
    }
}
