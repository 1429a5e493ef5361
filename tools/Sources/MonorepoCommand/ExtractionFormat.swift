import Extraction
import ModuleGraph
import ToolSupport

/// A plan as text and as JSON of schema 1.
struct ExtractionFormat {
    private let plan: ExtractionPlan
    private let target: Target

    init(_ plan: ExtractionPlan, of target: Target) {
        self.plan = plan
        self.target = target
    }

    var text: String {
        let count = plan.ready.count + plan.held.count
        var lines = ["\(target.name): \(count) parts, of which \(plan.ready.count) can leave now."]
        for (index, step) in plan.ready.enumerated() { lines += ["", "\(index + 1). \(head(step))"] + facts(step) }
        if !plan.held.isEmpty { lines += ["", "Held back:"] }
        let ready = Set(plan.ready.map(\.part.name))
        for step in plan.held {
            lines += ["", head(step)] + step.obstacles.map { "     \($0.location): \($0.text) [\($0.kind.rawValue)]" }
            let waits = step.needs.filter { !ready.contains($0) }
            if step.obstacles.isEmpty { lines.append("     waits for \(waits.joined(separator: ", "))") }
            lines += facts(step)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    var json: JSONValue {
        .object([
            "schema": .integer(1), "target": .string(target.name), "ready": .array(plan.ready.map(json)),
            "held": .array(plan.held.map(json)),
        ])
    }

    private func head(_ step: ExtractionPlan.Step) -> String {
        "\(step.part.name) (\(step.part.files.count) files, \(step.part.lines) lines)"
    }

    private func facts(_ step: ExtractionPlan.Step) -> [String] {
        [("imports", step.part.imports), ("needs", step.needs), ("needed by", step.neededBy)].compactMap { name, list in
            list.isEmpty ? nil : "     \(name) \(list.joined(separator: ", "))"
        }
    }

    private func json(_ step: ExtractionPlan.Step) -> JSONValue {
        .object([
            "name": .string(step.part.name), "files": .strings(step.part.files.map(\.path)), "lines": .integer(step.part.lines),
            "imports": .strings(step.part.imports), "needs": .strings(step.needs), "neededBy": .strings(step.neededBy),
            "obstacles": .array(
                step.obstacles.map { obstacle in
                    .object([
                        "kind": .string(obstacle.kind.rawValue), "text": .string(obstacle.text), "path": .string(obstacle.location.path),
                        "line": .integer(obstacle.location.line),
                    ])
                }),
        ])
    }
}
