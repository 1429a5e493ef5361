package import Configuration
package import ModuleGraph

/// Makes the plan of a repository's generated files.
package enum ProjectGeneration {
    /// The line that says where a generated file comes from.
    static func header(from source: String) -> String {
        "// Made by `monorepo projgen` from \(source). Do not edit.\n// swift-format-ignore-file\n"
    }

    /// Everything that the settings ask for, in the order of paths.
    package static func plan(_ settings: ProjectGenerationSettings, in workspace: Workspace) -> GenerationPlan {
        var plan = GenerationPlan(root: workspace.root)
        if let strings = settings.strings { StringAccessors(strings).add(to: &plan, workspace) }
        for names in settings.names { AssetNames(names).add(to: &plan) }
        for mirror in settings.mirrors { Mirror(mirror).add(to: &plan, workspace) }
        if let block = settings.manifests { ManifestBlock(block).add(to: &plan, workspace) }
        plan.outputs.sort { $0.path < $1.path }
        plan.leftovers.sort()
        plan.problems.sort()
        return plan
    }
}
