/// Words that the language reserves, or gives a meaning that a type of the name would hide.
enum SwiftWords {
    /// All of them, as they are written.
    static let all: Set<String> = [
        "Any", "Never", "Protocol", "Self", "Type", "Void", "_", "actor", "as", "associatedtype", "async", "await", "borrowing", "break",
        "case", "catch", "class", "consuming", "continue", "convenience", "default", "defer", "deinit", "didSet", "do", "dynamic", "each",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in",
        "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "left", "let", "macro", "mutating", "nil",
        "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package", "postfix", "precedence", "precedencegroup",
        "prefix", "private", "protocol", "public", "repeat", "required", "rethrows", "return", "right", "self", "set", "some", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where",
        "while", "willSet",
    ]
}
