import ToolTestSupport

extension Hostility {
    /// Configurations that are none.
    static let configurations: [Hostility] = [
        wrong("an unknown key", says: ".monorepo.json:1: error: The configuration has an unknown member \"roless\"") {
            #"{ "schema": 1, "roless": [] }"#
        }.thorough,
        wrong("a configuration that is cut off", says: ".monorepo.json:2: error: This is no JSON") { "{ \"schema\": 1,\n  \"roles\": [" },
        wrong("an empty configuration", says: ".monorepo.json:1: error: This is no JSON") { "" },
        wrong("a configuration of another shape", says: "The configuration must be an object") { "[1, 2]" },
        wrong("a schema beyond every number", says: ".monorepo.json:1: error: \"schema\"") { "{ \"schema\": 1e999 }" },
        wrong("values nested a hundred thousand deep", says: "nested more than 512 deep") { String(repeating: "[", count: 100_000) },
        wrong("members nested a hundred thousand deep", says: "nested more than 512 deep") {
            "{ \"schema\": 1, \"roles\": " + String(repeating: "{\"a\":", count: 100_000)
        },
        wrong("a configuration of twenty megabytes", says: ".monorepo.json is larger than 4 MB") {
            "{ \"schema\": 1, \"x\": [" + String(repeating: "1234567,\n", count: 2_200_000) + "1] }"
        },
        wrong("a hundred thousand unknown keys", says: "unknown member \"k99999\"") {
            "{ \"schema\": 1" + (0..<100_000).map { ", \"k\($0)\": 1" }.joined() + " }"
        },
        Hostility(name: "a binary configuration", code: 2, says: ".monorepo.json") {
            try $0.write((0...255).map { UInt8($0) }, to: ".monorepo.json")
        },
        Hostility(name: "a folder as a configuration", code: 2, says: ".monorepo.json") { try $0.makeFolder(".monorepo.json") },
        Hostility(name: "a pipe as a configuration", code: 2, says: ".monorepo.json") { try $0.makePipe(".monorepo.json") },
        Hostility(name: "a configuration that links nowhere", code: 2, says: ".monorepo.json") {
            try $0.link(".monorepo.json", to: "nowhere.json")
        },
        Hostility(
            name: "a package's configuration that is cut off", code: 0, lint: 2, other: ["owners": 2],
            says: "A/.monorepo.json:1: error: This is no JSON"
        ) { try $0.write("{ \"schema\": 1, \"owner\": ", to: "A/.monorepo.json") },
        Hostility(name: "a baseline that is cut off", code: 0, lint: 2, says: ".monorepo-baseline.json") {
            try $0.write("{ \"schema\": 1, \"findings\": [", to: ".monorepo-baseline.json")
        },
        Hostility(name: "a pipe as a baseline", code: 0, lint: 2, says: ".monorepo-baseline.json") {
            try $0.makePipe(".monorepo-baseline.json")
        },
        Hostility(name: "a pipe as CODEOWNERS", code: 0, lint: 0, other: ["owners": 2], says: "No findings.") {
            try $0.remove(".github/CODEOWNERS")
            try $0.makePipe(".github/CODEOWNERS")
        },
        Hostility(name: "a coverage export that is cut off", code: 0, lint: 0, other: ["coverage": 2], says: "No findings.") {
            try $0.write("{\"type\":\"llvm.coverage.json.export\",\"data\":[{\"files\":[{", to: "export.json")
        },
        Hostility(name: "a coverage export of another kind", code: 0, lint: 0, other: ["coverage": 2], says: "No findings.") {
            try $0.write("[]", to: "export.json")
        },
        Hostility(name: "a coverage export nested deep", code: 0, lint: 0, other: ["coverage": 2], says: "No findings.") {
            try $0.write(String(repeating: "[", count: 1_000_000), to: "export.json")
        },
    ]

    private static func wrong(
        _ name: String, says: String, _ text: @escaping @Sendable () -> String
    ) -> Hostility {
        Hostility(name: name, code: 2, says: says) { try $0.write(text(), to: ".monorepo.json") }
    }
}
