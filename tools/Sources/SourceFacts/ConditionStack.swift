/// The `#if` blocks around a place.
struct ConditionStack {
    private struct Block {
        var conditions: [String]
        var isElse = false
        var line: Int
        var depth: Int

        var branch: ConditionalBranch {
            let limit = ConditionStack.limit
            if isElse { return ConditionalBranch(condition: "", negated: Array(conditions.prefix(limit)), line: line) }
            return ConditionalBranch(
                condition: conditions.last ?? "", negated: Array(conditions.dropLast().prefix(limit)), line: line)
        }
    }

    /// How many enclosing blocks, and how many earlier branches of each, are told; no file that a person wrote has more.
    private static let limit = 64
    private var blocks: [Block] = []

    /// The branches around the place, outermost first.
    var branches: [ConditionalBranch] { blocks.prefix(Self.limit).map(\.branch) }

    mutating func open(_ condition: String, line: Int, depth: Int) {
        blocks.append(Block(conditions: [condition], line: line, depth: depth))
    }

    /// Goes to the next branch, an `#else` where there is no condition; returns the depth of brackets at which the block began.
    mutating func next(_ condition: String?, line: Int) -> Int? {
        guard let last = blocks.indices.last else { return nil }
        if let condition { blocks[last].conditions.append(condition) }
        blocks[last].isElse = condition == nil
        blocks[last].line = line
        return blocks[last].depth
    }

    /// Ends the innermost block; returns the depth of brackets at which it began.
    mutating func close() -> Int? { blocks.popLast()?.depth }
}
