/// Something that is wrong with the strings of a module. The app works all the same: English or the key stands in.
nonisolated public enum StringCatalogFinding: Sendable, Hashable, CustomStringConvertible {
    /// A file that is no strings file.
    case unreadable(file: String, reason: String)
    /// A key that stands in a file twice.
    case duplicateKey(String, module: String, language: String)
    /// A key that another language of the module has.
    case missingKey(String, module: String, language: String)
    /// A module without English texts.
    case noEnglish(module: String)

    /// English, for logs and checks.
    public var description: String {
        switch self {
        case .unreadable(let file, let reason):
            "the strings file \(file) cannot be read (\(reason)); its texts appear in English or as keys until it is mended"
        case .duplicateKey(let key, let module, let language):
            "the key \(key) stands twice in \(module)'s \(language).lproj/Localizable.strings; keep one"
        case .missingKey(let key, let module, let language):
            "the key \(key) is missing in \(module)'s \(language).lproj/Localizable.strings; add it"
        case .noEnglish(let module):
            "\(module) has no en.lproj/Localizable.strings; its texts appear as keys until there is one"
        }
    }
}
