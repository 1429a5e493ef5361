/// A pattern for paths relative to the root.
///
/// `*` stands for any characters of one name, `?` for one, `**` as a whole name for any number of folders. A pattern without a slash is
/// matched against the last name of the path; one with a slash against the whole path.
package struct PathPattern: Hashable, Sendable, CustomStringConvertible {
    /// The pattern as written.
    package let text: String
    /// Whether it has a slash, so that it says where the path lies.
    package let isAnchored: Bool
    /// The pattern as written.
    package var description: String { text }

    private let parts: [[UInt8]]
    private static let anywhereBelow = Array("**".utf8)

    /// A pattern; a slash at its beginning only anchors it.
    package init(_ text: String) {
        self.text = text
        isAnchored = text.utf8.contains(UInt8(ascii: "/"))
        parts = text.split(separator: "/").map { Array($0.utf8) }
    }

    /// Whether a path fits.
    package func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/").map { Array($0.utf8) }
        guard let last = names.last, let first = parts.first else { return false }
        return isAnchored ? Self.fits(names[...], parts[...]) : Self.fits(last[...], first[...])
    }

    /// Names against names; `**` takes as few as will do.
    private static func fits(_ names: ArraySlice<[UInt8]>, _ pattern: ArraySlice<[UInt8]>) -> Bool {
        walk(names, pattern, isWild: { $0 == anywhereBelow }, same: { fits($0[...], $1[...]) })
    }

    /// Characters of one name against those of the pattern, as Unicode scalars.
    private static func fits(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
        let name = Array(String(decoding: name, as: UTF8.self).unicodeScalars)
        let pattern = Array(String(decoding: pattern, as: UTF8.self).unicodeScalars)
        return walk(name[...], pattern[...], isWild: { $0 == "*" }, same: { $1 == "?" || $0 == $1 })
    }

    /// Matches with wildcards, going back only to the last one: linear in practice, never more than the product of both lengths.
    private static func walk<Element>(
        _ elements: ArraySlice<Element>,
        _ pattern: ArraySlice<Element>,
        isWild: (Element) -> Bool,
        same: (Element, Element) -> Bool
    ) -> Bool {
        var element = elements.startIndex
        var part = pattern.startIndex
        var retry: (element: Int, part: Int)?
        while element < elements.endIndex {
            if part < pattern.endIndex, isWild(pattern[part]) {
                part += 1
                retry = (element, part)
            } else if part < pattern.endIndex, same(elements[element], pattern[part]) {
                element += 1
                part += 1
            } else if let last = retry {
                element = last.element + 1
                part = last.part
                retry = (element, part)
            } else {
                return false
            }
        }
        return pattern[part...].allSatisfy(isWild)
    }
}
