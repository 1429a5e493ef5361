/// Names a text of a module, with the values that stand in it. Resolved to words when it is rendered, in the session's language.
///
/// A literal is a key: `Text("logbook.title")`. Its module is taken from the file that it is written in.
nonisolated public struct TextKey: Sendable, Equatable, ExpressibleByStringLiteral {
    /// The key in the module's `Localizable.strings`.
    public let key: String
    /// The module that the text belongs to; empty until known.
    public let module: String
    /// The values that stand in the text.
    public let arguments: [TextArgument]

    /// A key with arguments. The module is that of the calling file.
    public init(_ key: String, _ arguments: TextArgument..., fileID: String = #fileID) {
        self.init(key: key, module: Self.module(of: fileID), arguments: arguments)
    }

    /// A key whose module the receiving initializer fills in.
    public init(stringLiteral key: String) {
        self.init(key: key, module: "", arguments: [])
    }

    /// A key of a named module.
    public init(key: String, module: String, arguments: [TextArgument]) {
        self.key = key
        self.module = module
        self.arguments = arguments
    }

    /// The same key with a module, where it has none yet, and with further arguments.
    public func located(in fileID: String, adding further: [TextArgument] = []) -> TextKey {
        TextKey(key: key, module: module.isEmpty ? Self.module(of: fileID) : module, arguments: arguments + further)
    }

    private static func module(of fileID: String) -> String {
        // By bytes: this runs for every text of a page.
        String(fileID[..<(fileID.utf8.firstIndex(of: UInt8(ascii: "/")) ?? fileID.endIndex)])
    }
}
