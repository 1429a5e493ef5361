import Testing
import ToolTestSupport

@testable import CorpusProof

/// The comparison itself: equal files are equal, an inactive branch is no difference, and a compiler of another opinion is.
struct ImportComparisonTests {
    private func makeSubject() throws -> SourceTree {
        try makeTree([
            "A.swift": "import Foundation\n#if os(Nowhere)\nimport Gone\n#endif\nlet x = \"\"\"\nimport No\n\"\"\"\n",
            "Deep/B.swift": "@testable import struct Foundation.URL\n", "Template.swift": "import ___NAME___ {{\n",
            ".build/C.swift": "import C\n",
        ])
    }

    @Test func theCompilerAgrees() throws {
        let tree = try makeSubject()
        let comparison = ImportComparison.run(folder: tree.path)
        #expect(comparison.differences == [])
        #expect(comparison.files == 3)
        #expect(comparison.imports == 4)
        #expect(comparison.inactive == 1)
    }

    @Test func anotherAnswerIsTold() throws {
        let tree = try makeSubject()
        try tree.write("#!/bin/sh\necho Foundation\necho Secret\n", to: "bin/compiler")
        try tree.run("chmod", "+x", tree.path("bin/compiler"))
        let comparison = ImportComparison.run(folder: tree.path, swiftc: tree.path("bin/compiler"))
        #expect(
            comparison.differences == [
                "A.swift: missed Secret", "Deep/B.swift: missed Secret", "Template.swift: missed Foundation, Secret",
                "Template.swift: invented ___NAME___",
            ])
    }
}
