import ArgumentParsing
import Testing
import ToolSupport
import ToolTestSupport

@testable import MonorepoCommand

/// The pipelines in tools/examples call commands that exist.
@Suite(.enabled(if: SurroundingRepository.isThere, "needs the repository around the tool"))
struct ExampleTests {
    @Test(arguments: ["github-actions.yml", "gitlab-ci.yml"])
    func everyCommandOfAPipelineIsUnderstood(_ name: String) throws {
        let text = try FileSystem.readText("\(SurroundingRepository.root)/tools/examples/\(name)")
        var commands: [String] = []
        for line in text.split(separator: "\n") {
            guard let start = line.firstRange(of: ".build/bin/monorepo ")?.upperBound else { continue }
            let command = line[start...].prefix { $0 != ">" && $0 != "<" }
            let words = command.split(separator: " ").map { String($0.filter { $0 != "\"" }) }
            #expect(MonorepoTool.command.parse(words).exit == nil, "\(command)")
            commands.append(words[0])
        }
        #expect(commands == ["affected", "test"])
    }
}
