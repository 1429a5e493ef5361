/// The distinct names and keywords of a file, kept as numbers of 32 bits: a word that is in the file is always found; one that is not
/// is found by mistake once in ten million times.
package struct WordSet: Equatable, Sendable {
    /// The numbers, ascending.
    package let hashes: [UInt32]

    /// The set of some words.
    package init(_ words: some Sequence<String> = EmptyCollection()) {
        self.init(unsorted: words.map { Self.hash($0.utf8) })
    }

    /// A set that was written down before; ascending and without doubles.
    package init(sorted hashes: [UInt32]) {
        self.hashes = hashes
    }

    init(unsorted hashes: some Sequence<UInt32>) {
        self.hashes = Set(hashes).sorted()
    }

    /// Whether the code uses a name or keyword.
    package func contains(_ word: String) -> Bool {
        let hash = Self.hash(word.utf8)
        var range = 0..<hashes.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if hashes[middle] == hash { return true }
            range = hashes[middle] < hash ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return false
    }

    /// FNV-1a of 32 bits.
    static func hash(_ bytes: some Sequence<UInt8>) -> UInt32 {
        var hash: UInt32 = 0x811C_9DC5
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return hash
    }
}
