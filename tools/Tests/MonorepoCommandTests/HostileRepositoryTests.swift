import Testing
import ToolSupport
import ToolTestSupport

/// Whatever a repository holds, every command ends: with a clear line, and with a finding or code 2 where something is wrong. Nothing that
/// the repository names is run. It takes minutes, in which these tests hold the threads that all others need, so it is a proof. Guards
/// nrwl/nx#12316, #5224 and pantsbuild/pants#3132: what cannot be read is told and hides nothing else.
@Suite(.enabled(if: Proof.isAsked, "a proof: MONOREPO_PROOF=1"))
struct HostileRepositoryTests {
    @Test(arguments: Hostility.manifests) func manifestsThatAreNone(_ hostility: Hostility) throws { try check(hostility) }
    @Test(arguments: Hostility.sources) func sourcesThatAreNone(_ hostility: Hostility) throws { try check(hostility) }
    @Test(arguments: Hostility.configurations) func configurationsThatAreNone(_ hostility: Hostility) throws { try check(hostility) }
    @Test(arguments: Hostility.git) func repositoriesOfGitThatAreNone(_ hostility: Hostility) throws { try check(hostility) }

    /// The repository without anything broken, so that what is asserted of the broken ones is because of that.
    @Test func nothingIsWrongWithTheRepositoryItself() throws {
        try check(Hostility(name: "nothing", code: 0, says: "No findings.", count: Hostility.commands.count) { _ in })
    }

    private func check(_ hostility: Hostility) throws {
        let tree = try Hostility.makeRepository()
        try hostility.make(tree)
        let tool = try BuiltTool(tree, environment: hostility.environment)
        for (line, code) in hostility.lines {
            let result = try tool.run(line.split(separator: " ").map(String.init))
            let (output, errors) = (result.outputText, result.errorText)
            let last = errors.suffix(600)
            #expect(result.ending == .exit(code), "\(line): \(result.endingText): \(last)")
            if code == 2 { #expect(errors.contains("error: "), "\(line) says nothing clear: \(last)") }
            // What is odd is told each time, also where it is known of the run before.
            if hostility.lint == 1, line.hasPrefix("graph") || line == "stats" { #expect(errors.contains("warning: "), "\(line): \(last)") }
            if line == "lint" {
                #expect((output + errors).contains(hostility.says), "\(line): \(last)")
            }
            for sign in ["Fatal error", "Stack dump"] { #expect(!errors.contains(sign), "\(line): \(last)") }
            let isPlain = !(output + errors).unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F }
            #expect(isPlain, "\(line) passes control characters on")
            #expect(FileStatus(tree.path("ran")) == nil, "\(line) ran what the repository names")
        }
    }
}
