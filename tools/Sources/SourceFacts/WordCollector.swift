/// Gathers the distinct words of a file by number, in a table that never holds more than half of its places.
struct WordCollector {
    private var table = [UInt32](repeating: 0, count: 512)
    private var count = 0
    private var hasZero = false

    mutating func insert(_ bytes: UnsafeBufferPointer<UInt8>, _ token: Token) {
        insert(WordSet.hash(bytes[token.start..<token.end]))
    }

    private mutating func insert(_ hash: UInt32) {
        if hash == 0 {
            hasZero = true
            return
        }
        var place = Int(hash) & (table.count - 1)
        while table[place] != 0 {
            if table[place] == hash { return }
            place = (place + 1) & (table.count - 1)
        }
        table[place] = hash
        count += 1
        if count * 2 > table.count { grow() }
    }

    private mutating func grow() {
        let old = table
        table = [UInt32](repeating: 0, count: old.count * 4)
        count = 0
        for hash in old where hash != 0 { insert(hash) }
    }

    var set: WordSet {
        WordSet(sorted: (hasZero ? [0] : []) + table.filter { $0 != 0 }.sorted())
    }
}
