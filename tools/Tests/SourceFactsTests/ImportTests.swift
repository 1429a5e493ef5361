import SourceFacts
import Testing

/// Guards tuist/tuist#7281, #6706, #8038, #8101 and nrwl/nx#12316: imports in literals and comments were counted, scoped and attributed
/// ones missed, unusual ones ended the run.
@Suite struct ImportTests {
    private func makeSubject(_ source: String) -> FileFacts { FileFacts(swift: Array(source.utf8)) }

    @Test func thereAreCases() {
        #expect(ImportCase.all.count > 15)
    }

    @Test(arguments: ImportCase.all)
    func importsAreFound(_ example: ImportCase) {
        #expect(makeSubject(example.source).imports.map(ImportCase.describe) == example.expected)
    }

    @Test(arguments: ImportCase.all)
    func lineEndsOfOtherSystemsAndAMarkAtTheStartChangeNothing(_ example: ImportCase) {
        guard !example.source.hasPrefix("#!") else { return }
        for end in ["\r\n", "\r"] {
            let source = "\u{FEFF}" + example.source.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
            #expect(makeSubject(source).imports.map(ImportCase.describe) == example.expected)
        }
    }

    @Test func whetherABranchCanEverBeCompiledIsTold() {
        let source = """
            #if false
            import A
            #else
            import B
            #endif
            #if true
            import C
            #elseif os(Linux)
            import D
            #else
            import E
            #endif
            """
        #expect(makeSubject(source).imports.map(\.isNeverActive) == [true, false, false, true, true])
    }

    @Test func everyCutOfEveryCaseGivesAnAnswer() {
        for example in ImportCase.all {
            let bytes = Array(example.source.utf8)
            for count in 0...bytes.count {
                let facts = FileFacts(swift: Array(bytes[..<count]))
                #expect(facts.imports.count <= example.expected.count + 3)
            }
        }
    }

    @Test func linesAreCounted() {
        #expect(makeSubject("").lineCount == 0)
        #expect(makeSubject("a").lineCount == 1)
        #expect(makeSubject("a\n").lineCount == 1)
        #expect(makeSubject("a\r\nb\r/*\n*/\n").lineCount == 4)
    }

    @Test func whatIsNoSwiftIsToldAndNoReasonToStop() {
        var facts = FileFacts(swift: Array("import A\nlet x = \"".utf8) + [0xFF, 0xC3] + Array("\"\nimport B\n".utf8))
        #expect(facts.imports.map(\.module) == ["A", "B"])
        #expect(facts.troubles == ["it is not valid UTF-8"])
        facts = FileFacts(swift: (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) })
        #expect(facts.troubles == ["it holds bytes of value 0, as binary files do"])
    }

    /// A file of one line is read in time that grows with its length alone.
    @Test(arguments: ["a /b ", "\"x\" ", "( ", "#if ", "/* ", "/(", "\\(", "\"\\(", "#\"", "import ", "@a(", "`", " /\\/", "#/ "])
    func aLongLineTakesNoLongerThanItsLength(_ pattern: String) {
        let bytes = Array(String(repeating: pattern, count: 400_000 / pattern.utf8.count).utf8)
        let clock = ContinuousClock()
        let small = clock.measure { _ = FileFacts(swift: Array(bytes[..<(bytes.count / 10)])) }
        let whole = clock.measure { _ = FileFacts(swift: bytes) }
        #expect(whole < small * 60 + .milliseconds(500))
    }
}
