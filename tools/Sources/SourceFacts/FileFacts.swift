/// What the lexer found in one source file.
package struct FileFacts: Equatable, Sendable {
    /// Imports in order of their place, those in inactive `#if` branches included.
    package var imports: [Import]
    /// String literals that may be keys, in order of their place.
    package var strings: [StringLiteral]
    /// The names and keywords that the code uses.
    package var words: WordSet
    /// Number of lines; a file without a line break at its end counts its last line too.
    package var lineCount: Int
    /// Comments that speak to the tool, `// monorepo:…`, in order of their place.
    package var remarks: [Remark]
    /// What kept the file from being read as Swift, such as invalid UTF-8, as a phrase; empty for a sound file.
    package var troubles: [String]

    /// Facts of a file; all empty unless given.
    package init(
        imports: [Import] = [], strings: [StringLiteral] = [], words: WordSet = WordSet(), lineCount: Int = 0, remarks: [Remark] = [],
        troubles: [String] = []
    ) {
        self.imports = imports
        self.strings = strings
        self.words = words
        self.lineCount = lineCount
        self.remarks = remarks
        self.troubles = troubles
    }
}
