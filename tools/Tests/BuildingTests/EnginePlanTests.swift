import Building
import Testing

@Suite struct EnginePlanTests {
    private let plan = """
        client:
          name: basic
          file-system: device-agnostic
        tools: {}
        targets:
          "main": ["<App.exe>"]
        commands:
          "/b/App":
            tool: shell
            outputs: ["/b/App"]
            args: ["swiftc","-emit-executable","-g"]

          "/b/App.build/sources":
            tool: write-auxiliary-file
            outputs: ["/b/App.build/sources"]

          "<App.exe>":
            tool: phony
            inputs: ["/b/App"]

          "C.App.module":
            tool: shell
            args: ["swiftc","-parseable-output","-c"]

          "PackageStructure":
            tool: package-structure-tool

        """

    @Test func onlyWhatTheEngineKnowsIsLeft() throws {
        let adapted = try EnginePlan.adapted(plan)
        #expect(adapted.contains("  name: swift-build\n"))
        #expect(!adapted.contains("write-auxiliary-file") && !adapted.contains("package-structure-tool"))
        #expect(adapted.contains("args: [\"swiftc\",\"-emit-executable\",\"-g\"]\n"))
        #expect(adapted.contains("args: [\"swiftc\",\"-c\"]\n"))
        #expect(adapted.contains("\"<App.exe>\":"))
    }

    @Test func argumentsOfTheLinkGoToNothingElse() throws {
        let adapted = try EnginePlan.adapted(plan, linkArguments: ["-use-ld=lld"])
        #expect(adapted.contains("[\"swiftc\",\"-emit-executable\",\"-g\",\"-use-ld=lld\"]"))
        #expect(adapted.contains("[\"swiftc\",\"-c\"]"))
    }

    @Test func whatTheEngineDoesNotMakeIsKnown() {
        #expect(EnginePlan.outputsOfOthers(plan) == ["/b/App.build/sources"])
        #expect(EnginePlan.outputsOfOthers("commands:\n") == [])
    }

    @Test func aProductIsOfItsOwnTarget() {
        #expect(EnginePlan.target(ofProduct: "App").hasPrefix("App-"))
        #expect(EnginePlan.target(ofProduct: "App").hasSuffix("-unknown-linux-gnu-debug.exe"))
    }

    @Test(arguments: ["", "client:\n", "a\ncommands:\n", "a\ncommands:\n  nothing here\n"])
    func anotherTextIsRefused(text: String) {
        #expect(throws: PlanError.self) { try EnginePlan.adapted(text) }
    }
}
