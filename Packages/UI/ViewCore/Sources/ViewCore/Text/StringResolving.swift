/// Finds the words of a key in a language.
nonisolated public protocol StringResolving: Sendable {
    /// The text with its arguments in place; the key itself where nothing is known of it. `language` is a BCP 47 tag.
    func resolve(key: String, module: String, arguments: [TextArgument], language: String) -> String
}

/// Answers every key with the key.
nonisolated struct KeyStrings: StringResolving {
    func resolve(key: String, module: String, arguments: [TextArgument], language: String) -> String {
        key
    }
}

extension EnvironmentValues {
    /// The words of a key in the session's language. A key without a module is one of the calling file's.
    nonisolated public func resolve(_ key: TextKey, fileID: String = #fileID) -> String {
        let key = key.located(in: fileID)
        return strings.resolve(key: key.key, module: key.module, arguments: key.arguments, language: language)
    }
}
