/// Finds the imports of a file in C or one of its relatives: `@import Module.Sub;` and `#import <Module/Header.h>`.
struct ClangLexer {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var line = 1
    private var lineStart = 0
    private var imports: [Import] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func collect() -> FileFacts {
        var isLineEmpty = true
        while position < bytes.count {
            let byte = bytes[position]
            if byte == Byte.newline || byte == Byte.carriageReturn {
                breakLine()
                isLineEmpty = true
                continue
            }
            if byte.isSpace {
                position += 1
                continue
            }
            if byte == Byte.slash, next == Byte.slash {
                skipLine()
            } else if byte == Byte.slash, next == Byte.star {
                skipComment()
            } else if byte == Byte.quote || byte == 0x27 {
                skipLiteral(byte)
                isLineEmpty = false
            } else if byte == Byte.pound, isLineEmpty {
                header()
                isLineEmpty = false
            } else if byte == Byte.at {
                module()
                isLineEmpty = false
            } else {
                position += 1
                isLineEmpty = false
            }
        }
        let isOpen = bytes.count > lineStart
        return FileFacts(imports: imports, lineCount: line - (isOpen ? 0 : 1))
    }

    private var next: UInt8 { position + 1 < bytes.count ? bytes[position + 1] : 0 }

    private mutating func breakLine() {
        position += bytes[position] == Byte.carriageReturn && next == Byte.newline ? 2 : 1
        line += 1
        lineStart = position
    }

    private mutating func skipLine() {
        while position < bytes.count, !bytes[position].isLineBreak { position += 1 }
    }

    private mutating func skipComment() {
        position += 2
        while position < bytes.count {
            if bytes[position] == Byte.star, next == Byte.slash {
                position += 2
                return
            }
            if bytes[position].isLineBreak { breakLine() } else { position += 1 }
        }
    }

    private mutating func skipLiteral(_ quote: UInt8) {
        position += 1
        while position < bytes.count, !bytes[position].isLineBreak {
            let byte = bytes[position]
            position += byte == Byte.backslash && position + 1 < bytes.count && !next.isLineBreak ? 2 : 1
            if byte == quote { return }
        }
    }

    private mutating func skipBlanks() {
        while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
    }

    private mutating func word() -> String {
        let start = position
        while position < bytes.count, bytes[position].isWord { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func header() {
        let column = position - lineStart + 1
        position += 1
        skipBlanks()
        guard ["import", "include"].contains(word()) else { return }
        skipBlanks()
        guard position < bytes.count, bytes[position] == Byte.less else { return }
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != Byte.greater, !bytes[position].isLineBreak { position += 1 }
        let parts = String(decoding: bytes[start..<position], as: UTF8.self).split(separator: "/").map(String.init)
        guard parts.count > 1, let module = parts.first else { return }
        imports.append(Import(module: module, subpath: Array(parts.dropFirst()), form: .clangHeader, line: line, column: column))
    }

    private mutating func module() {
        let column = position - lineStart + 1
        position += 1
        guard word() == "import" else { return }
        skipBlanks()
        var path = [word()]
        while position < bytes.count, bytes[position] == Byte.dot {
            position += 1
            path.append(word())
        }
        guard let module = path.first, !module.isEmpty else { return }
        imports.append(Import(module: module, subpath: Array(path.dropFirst()), form: .clangModule, line: line, column: column))
    }
}
