/// Which words are used by whom, over many files: whether anybody but one owner uses a name.
package struct WordIndex: Sendable {
    private static let several = -1
    private var owners: [UInt32: Int] = [:]

    /// An index without words.
    package init() {}

    /// Adds the words of a file of an owner, a number that is not negative.
    package mutating func insert(_ words: WordSet, owner: Int) {
        for hash in words.hashes {
            if let known = owners[hash] {
                if known != owner { owners[hash] = Self.several }
            } else {
                owners[hash] = owner
            }
        }
    }

    /// Whether another owner uses a word; now and then also for one that nobody uses, as `WordSet` tells.
    package func isUsed(_ word: String, outside owner: Int) -> Bool {
        owners[WordSet.hash(word.utf8)].map { $0 != owner } ?? false
    }
}
