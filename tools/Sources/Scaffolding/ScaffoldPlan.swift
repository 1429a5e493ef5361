package import ToolSupport

/// Everything that a command is about to change, worked out before anything is written.
package struct ScaffoldPlan: Equatable, Sendable {
    /// The changes in their order.
    package var steps: [ScaffoldStep]
    /// What the person should know or do afterwards, one sentence each.
    package var notes: [String]
    /// What is wrong with the tree once the steps are done, such as code that still uses a removed package.
    package var leftovers: [String]

    /// A plan.
    package init(steps: [ScaffoldStep], notes: [String] = [], leftovers: [String] = []) {
        self.steps = steps
        self.notes = notes
        self.leftovers = leftovers
    }

    /// The steps, one line each, edits with their lines.
    package var summary: String {
        steps.map { $0.summary + "\n" }.joined()
    }

    /// Does every step, or none: where one fails, those before it are taken back. Throws what failed.
    package func apply(root: String) throws(ToolError) {
        var journal = UndoJournal(root: root)
        for step in steps {
            do {
                try journal.perform(step)
            } catch {
                let damage = journal.takeBack()
                throw ToolError(
                    error.what,
                    remedy: damage.isEmpty
                        ? "Nothing was changed. \(error.remedy)" : "Taking the rest back failed too: \(damage.joined(separator: " "))")
            }
        }
        journal.finish()
    }
}
