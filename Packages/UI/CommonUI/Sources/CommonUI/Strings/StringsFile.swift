import Foundation

/// One `Localizable.strings`: its texts by key, and the keys that stand in it twice.
nonisolated struct StringsFile {
    let texts: [String: String]
    let duplicateKeys: [String]

    /// Reads a file's bytes. A file without an entry, as of comments alone, has no texts. Throws what Foundation throws for a file that is no
    /// property list of strings.
    init(data: Data) throws {
        let keys = StringsKeyScanner.keys(in: data)
        var seen: Set<String> = []
        duplicateKeys = keys.filter { !seen.insert($0).inserted }
        guard !keys.isEmpty || StringsKeyScanner.hasContent(data) else {
            texts = [:]
            return
        }
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let texts = list as? [String: String] else {
            throw CocoaError(.propertyListReadCorrupt)
        }
        self.texts = texts
    }
}
