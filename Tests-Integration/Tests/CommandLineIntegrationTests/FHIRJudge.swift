import Foundation
import IntegrationSupport

/// fhir.resources 8.3.0 (PyPI), which nobody here wrote: reads Bundles and fails where FHIR R4B would not allow them.
///
/// `tools/setup.sh test` puts it into a virtual environment below `.build`.
enum FHIRJudge {
    private static let python = Repository.root + "/.build/fhir/bin/python"

    /// Whether it is there: without a way to the package index it is not.
    static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: python) }

    /// How many resources of each kind are in the Bundles at these paths. Throws where one of them is not valid.
    static func resourceKinds(ofBundles paths: [String]) async throws -> [String: Int] {
        let judgement = """
            import collections, json, sys
            from fhir.resources.R4B.bundle import Bundle
            kinds = collections.Counter()
            for path in sys.argv[1:]:
                with open(path, encoding="utf-8") as file:
                    bundle = Bundle.model_validate_json(file.read())
                kinds.update(type(entry.resource).__name__ for entry in bundle.entry)
            print(json.dumps(kinds))
            """
        let process = try ChildProcess(executable: python, arguments: ["-c", judgement] + paths, environment: ["PATH": "/usr/bin:/bin"])
        guard await process.waitForExit() == .code(0) else { throw Invalid(message: process.standardError) }
        return try JSONDecoder().decode([String: Int].self, from: Data(process.standardOutput.utf8))
    }

    /// A Bundle that FHIR does not allow.
    struct Invalid: Error {
        let message: String
    }
}
