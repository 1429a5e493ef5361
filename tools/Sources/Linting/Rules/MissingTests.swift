import Configuration
import ModuleGraph
import SourceFacts

/// A library that no test target with tests depends on.
struct MissingTests: Rule {
    static let id = "missing-tests"
    static let reason = "What no test reaches is only known to work by those who wrote it, on the day they did."
    private let targets: [TargetSelector]
    private let except: [TargetSelector]

    init(_ settings: RuleSettings) {
        targets = settings.selectors("targets", default: ["*"])
        except = settings.selectors("except", default: ["*Mocks", "*Previews"])
    }

    func check(_ context: LintContext) -> [Finding] {
        let workspace = context.workspace
        var tested: Set<TargetID> = []
        for target in workspace.targets where target.isTest && hasTests(target) {
            for edge in workspace.edges(from: target.id) where edge.counts(as: [.declared, .imported]) { tested.insert(edge.to) }
        }
        return workspace.targets(matching: targets).filter { target in
            [.library, .executable, .macro].contains(target.kind) && target.hasSwift && !tested.contains(target.id)
                && !workspace.matches(except, target.id) && (target.kind == .library || !isThin(target))
        }.map { target in
            let package = workspace[target.packageID]
            return Finding(
                rule: Self.id, location: target.location, message: "No test target with tests depends on \(target.name).",
                mend: "Add `.testTarget(name: \"\(target.name)Tests\", dependencies: [\"\(target.name)\"]),` to \(package.manifest.path), "
                    + "or `\"\(target.name)\",` to an existing one, and write a test.",
                from: target.name)
        }
    }

    /// A program of a single file does nothing but call a library.
    private func isThin(_ target: Target) -> Bool {
        target.sources.filter { $0.language == .swift }.count <= 1
    }

    private func hasTests(_ target: Target) -> Bool {
        target.sources.contains { source in source.imports.contains { $0.module == "Testing" || $0.module == "XCTest" } }
    }
}
