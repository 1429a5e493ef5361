internal import Foundation

/// What the app says in a language, by module and key, as its files of strings have it; so a test finds a button in any language.
public struct Words: Sendable {
    private let language: String
    private let words: [String: [String: String]]

    /// Reads the strings of modules in a language. Throws `IntegrationError.unexpectedShape` for a module without such a file.
    public init(_ language: String, folders: [String]) throws {
        self.language = language
        words = try Dictionary(
            uniqueKeysWithValues: folders.map { folder in
                let path = "\(Repository.root)/\(folder)/Resources/\(language).lproj/Localizable.strings"
                guard let data = FileManager.default.contents(atPath: path),
                    let entries = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
                else { throw IntegrationError.unexpectedShape("no strings at \(path)") }
                return (folder.split(separator: "/").last.map(String.init) ?? folder, entries)
            })
    }

    /// The words of a key of a module, as `words("LogbookViews", "form.save")`. Throws `IntegrationError.unexpectedShape` where there are none.
    public func callAsFunction(_ module: String, _ key: String) throws -> String {
        guard let text = words[module]?[key] else {
            throw IntegrationError.unexpectedShape("\(module) has no word for \(key) in “\(language)”")
        }
        return text
    }
}
