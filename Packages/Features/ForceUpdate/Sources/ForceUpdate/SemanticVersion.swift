/// A version and its place among others, by Semantic Versioning 2.0.0 (semver.org, sections 9 to 11).
///
/// Beyond the specification a version of two numbers is read too, as people write it: `1.2` is `1.2.0`. Numbers may have any length. What is
/// built from a version (`+…`) says nothing of its place.
package struct SemanticVersion: Sendable, Comparable, CustomStringConvertible {
    private enum Identifier: Equatable {
        case number(Substring)
        case word(Substring)
    }

    private static let longest = 128

    /// The version as it was written.
    package let description: String
    private let numbers: [Substring]
    private let preRelease: [Identifier]

    /// Reads a version of at most 128 characters; nil for anything else.
    package init?(_ text: String) {
        guard (1...Self.longest).contains(text.utf8.count) else { return nil }
        let parts = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2, Self.identifiers(parts[1]) == nil { return nil }
        let halves = parts[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        var numbers = halves[0].split(separator: ".", omittingEmptySubsequences: false)
        guard (2...3).contains(numbers.count), numbers.allSatisfy(Self.isNumber) else { return nil }
        if numbers.count == 2 { numbers.append("0") }
        var preRelease: [Identifier] = []
        if halves.count == 2 {
            guard let identifiers = Self.identifiers(halves[1]) else { return nil }
            for identifier in identifiers {
                let isNumeric = identifier.utf8.allSatisfy(Self.isDigit)
                guard !isNumeric || Self.isNumber(identifier) else { return nil }
                preRelease.append(isNumeric ? .number(identifier) : .word(identifier))
            }
        }
        description = text
        self.numbers = numbers
        self.preRelease = preRelease
    }

    /// Reads the version of a build, whose name may say how far it is beyond a tagged version (`1.2.3-4-gabc1234`, `1.2.3-dirty`, as `git
    /// describe` has it): it counts as that version, since it has all of it. Nil for anything else.
    package init?(build text: String) {
        self.init(String(text.replacing(/(-[0-9]+-g[0-9a-f]+)?(-dirty)?$/, with: "", maxReplacements: 1)))
    }

    /// Whether two have the same place.
    package static func == (left: SemanticVersion, right: SemanticVersion) -> Bool {
        left.numbers == right.numbers && left.preRelease == right.preRelease
    }

    /// Whether one comes before the other.
    package static func < (left: SemanticVersion, right: SemanticVersion) -> Bool {
        for (one, other) in zip(left.numbers, right.numbers) where one != other { return isSmaller(one, other) }
        // What leads to a version comes before it.
        guard !left.preRelease.isEmpty, !right.preRelease.isEmpty else { return !left.preRelease.isEmpty && right.preRelease.isEmpty }
        for (one, other) in zip(left.preRelease, right.preRelease) where one != other {
            switch (one, other) {
            case (.number(let one), .number(let other)): return isSmaller(one, other)
            case (.number, .word): return true
            case (.word, .number): return false
            case (.word(let one), .word(let other)): return one.utf8.lexicographicallyPrecedes(other.utf8)
            }
        }
        return left.preRelease.count < right.preRelease.count
    }

    /// Compares numbers without leading zeros: the longer one is larger.
    private static func isSmaller(_ one: Substring, _ other: Substring) -> Bool {
        (one.utf8.count, String(one)) < (other.utf8.count, String(other))
    }

    private static func identifiers(_ text: Substring) -> [Substring]? {
        let identifiers = text.split(separator: ".", omittingEmptySubsequences: false)
        return identifiers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isPartOfIdentifier) } ? identifiers : nil
    }

    private static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy(isDigit) && (text.utf8.count == 1 || text.utf8.first != UInt8(ascii: "0"))
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isPartOfIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"): true
        default: isDigit(byte)
        }
    }
}
