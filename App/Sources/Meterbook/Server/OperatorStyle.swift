import CommonUI
import Foundation

/// The look that the operator's file of design tokens gives the app.
enum OperatorStyle {
    /// More than any such file has.
    private static let longest = 1 << 20

    /// The app's own look, with the operator's file over it where there is one. Throws `CommandFailure` with exit code 2 for a file that is wrong,
    /// and `AssetCatalogError` where the app lacks a colour.
    static func own(catalog: AssetCatalog, faces: [AppFonts.Face], file: URL?) throws -> any AppStyleProvider {
        let own = try MeterbookStyle(catalog: catalog, faces: faces)
        return try file.map { file throws(CommandFailure) in try read(file, over: own) } ?? own
    }

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
