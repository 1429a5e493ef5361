/// Names a text of a module, with the values that stand in it. Resolved to words when it is rendered, in the session's language.
///
/// A literal is a key: `Text("logbook.title")`. A key without a module belongs to the module of the file that renders it, so a view model
/// can hold `TextKey("sync.done", .count(3))` and the text stands in the strings of its views.
nonisolated public struct TextKey: Sendable, Equatable, ExpressibleByStringLiteral {
    /// The key in the module's `Localizable.strings`.
    public let key: String
    /// The module that the text belongs to; empty where the place that renders it decides.
    public let module: String
    /// The values that stand in the text.
    public let arguments: [TextArgument]

    /// A key with arguments, of the module that renders it.
    public init(_ key: String, _ arguments: TextArgument...) {
        self.init(key: key, module: "", arguments: arguments)
    }

    /// A key of the module that renders it.
    public init(stringLiteral key: String) {
        self.init(key: key, module: "", arguments: [])
    }

    /// A key of a named module.
    public init(key: String, module: String, arguments: [TextArgument]) {
        self.key = key
        self.module = module
        self.arguments = arguments
    }

    /// The same key of the module of a file (`#fileID`), where it has none yet, and with further arguments.
    public func located(in fileID: String, adding further: [TextArgument] = []) -> TextKey {
        guard module.isEmpty || !further.isEmpty else { return self }
        let module = module.isEmpty ? Self.module(of: fileID) : module
        return TextKey(key: key, module: module, arguments: arguments + further)
    }

    private static func module(of fileID: String) -> String {
        // By bytes: this runs for every text of a page.
        String(fileID[..<(fileID.utf8.firstIndex(of: UInt8(ascii: "/")) ?? fileID.endIndex)])
    }
}
