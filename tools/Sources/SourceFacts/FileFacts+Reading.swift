extension FileFacts {
    /// Reads a Swift file. Whatever the bytes are there is an answer; `troubles` says what is odd about them.
    package init(swift bytes: [UInt8]) {
        self = bytes.withUnsafeBufferPointer { buffer in
            var collector = FactsCollector(buffer)
            return collector.collect()
        }
    }

    /// Reads a file in C, C++ or Objective-C, headers included; only its imports and lines are told.
    package init(clang bytes: [UInt8]) {
        self = bytes.withUnsafeBufferPointer { buffer in
            var lexer = ClangLexer(buffer)
            return lexer.collect()
        }
    }
}
