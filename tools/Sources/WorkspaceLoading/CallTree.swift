import SourceFacts

/// The calls in a manifest, with the literals among their arguments; enough to find the line that says something.
struct CallTree {
    /// A call, `.target(name: "A", dependencies: […])`.
    struct Call {
        /// The name before its bracket: `target`, `Package`, `product`.
        var callee: String
        /// The call that it is an argument of, and the label of that argument.
        var parent: Int?
        var label: String
        /// The token of its name, its first and its last token.
        var token: Int
        var range: Range<Int>
        /// Its literal arguments by label; the first where a label comes twice.
        var literals: [String: String] = [:]
    }

    /// A literal, the innermost call around it, and the label of the argument that it is in.
    struct Literal {
        var value: String
        var call: Int?
        var label: String
        var token: Int
    }

    let tokens: CodeTokens
    private(set) var calls: [Call] = []
    private(set) var literals: [Literal] = []

    init(_ bytes: [UInt8]) {
        tokens = CodeTokens(bytes)
        // Open brackets: the call that they belong to, if they do, and the label of the argument before the place.
        var open: [(call: Int?, label: String)] = []
        for index in 0..<tokens.count {
            guard let kind = tokens.kind(index) else { continue }
            switch kind {
            case .string:
                let call = open.last { $0.call != nil }?.call
                // An element of a list belongs to the argument that holds the list.
                let label = open.last { !$0.label.isEmpty || $0.call != nil }?.label ?? ""
                literals.append(Literal(value: tokens.text(index), call: call, label: label, token: index))
                if let call, open.last?.call == call, calls[call].literals[label] == nil {
                    calls[call].literals[label] = tokens.text(index)
                }
            case .mark where tokens.isText(index, "("):
                let isCall = index > 0 && tokens.kind(index - 1) == .word && tokens.isAdjacent(index)
                guard isCall else {
                    open.append((nil, ""))
                    continue
                }
                let parent = open.last { $0.call != nil }?.call
                let label = open.last { !$0.label.isEmpty || $0.call != nil }?.label ?? ""
                calls.append(
                    Call(callee: tokens.text(index - 1), parent: parent, label: label, token: index - 1, range: index..<tokens.count))
                open.append((calls.count - 1, ""))
            case .mark where tokens.isText(index, "[") || tokens.isText(index, "{"):
                open.append((nil, ""))
            case .mark where tokens.isText(index, ")") || tokens.isText(index, "]") || tokens.isText(index, "}"):
                if let call = open.popLast()?.call { calls[call].range = calls[call].range.lowerBound..<index + 1 }
            case .mark where tokens.isText(index, ","):
                if let last = open.indices.last, open[last].call != nil { open[last].label = "" }
            case .mark where tokens.isText(index, ":"):
                if let last = open.indices.last, open[last].call != nil, tokens.kind(index - 1) == .word {
                    open[last].label = tokens.text(index - 1)
                }
            default: break
            }
        }
    }
}
