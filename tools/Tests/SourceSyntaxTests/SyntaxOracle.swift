import Foundation
import SourceSyntax
import Testing
import ToolSupport
import ToolTestSupport

/// The toolchain's own parser, in a program of its own: it is far too slow for the tool itself (0.4 MB/s).
struct SyntaxOracle {
    private let tree: SourceTree

    /// Builds the program. Throws where the toolchain does not bring its parser.
    init() throws {
        tree = try makeTree()
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/syntax-oracle.swift.txt")
        try tree.write(Data(contentsOf: source), to: "oracle.swift")
        let swift = try #require(ChildProcess.find("swiftc").flatMap(FileSystem.realPath))
        let host = Paths.joined(Paths.folder(swift), "../lib/swift/host")
        let result = try ChildProcess(
            "swiftc",
            [
                tree.path("oracle.swift"), "-I", host, "-L", host, "-Xlinker", "-rpath", "-Xlinker", host, "-o",
                tree.path("oracle"),
            ]
        ).run()
        try #require(result.isSuccess, "\(result.errorText)")
    }

    /// The declarations of each file: line, keyword, name, access and nesting, separated by tabs.
    func declarations(in files: [String]) throws -> [String: [String]] {
        let input = Array((files.joined(separator: "\n") + "\n").utf8)
        let result = try ChildProcess(tree.path("oracle"), input: input).run()
        try #require(result.isSuccess, "\(result.endingText)")
        var found: [String: [String]] = [:]
        for line in result.outputText.split(separator: "\n") {
            guard let tab = line.firstIndex(of: "\t") else { continue }
            found[String(line[..<tab]), default: []].append(String(line[line.index(after: tab)...]))
        }
        return found
    }

    /// An outline in the same words.
    static func words(_ outline: Outline) -> [String] {
        outline.declarations.filter { $0.keyword != "operator" && $0.keyword != "precedencegroup" }.map { declaration in
            var depth = 0
            var parent = declaration.parent
            while let index = parent {
                depth += 1
                parent = outline.declarations[index].parent
            }
            return "\(declaration.line)\t\(declaration.keyword)\t\(declaration.name)\t\(declaration.access ?? "-")\t\(depth)"
        }
    }
}
