package import Configuration
package import ModuleGraph
package import ToolSupport

extension ProjectGeneration {
    /// The copies that the targets of a package which is not written yet will have. Throws what kept one from being planned.
    package static func copies(_ settings: ProjectGenerationSettings, for new: Package, in root: String) throws(ToolError)
        -> [GenerationPlan.Output]
    {
        var plan = GenerationPlan(root: root)
        let workspace = Workspace(root: root, packages: [new])
        for mirror in settings.mirrors { Mirror(mirror).add(to: &plan, workspace) }
        if let problem = plan.problems.first { throw ToolError(problem.what, remedy: problem.remedy) }
        return plan.outputs.filter { !$0.isOptional }
    }
}
