import Configuration
import ModuleGraph
import SourceFacts
import ToolSupport

/// Writes a function or a property for each key of a target's table in its base language.
struct StringAccessors {
    private let settings: StringAccessorSettings

    init(_ settings: StringAccessorSettings) {
        self.settings = settings
    }

    func add(to plan: inout GenerationPlan, _ workspace: Workspace) {
        for target in workspace.targets(matching: settings.targets) where !target.isTest && target.hasSwift {
            guard let folder = target.folder else { continue }
            let path = Paths.joined(folder, settings.file)
            let base = workspace[target.packageID].manifest.defaultLocalization ?? "en"
            let tables = target.otherFiles.filter { $0.hasSuffix("/\(base).lproj/Localizable.strings") }
            guard let table = tables.first, tables.count == 1, let bytes = plan.read(table) else {
                if tables.count > 1 { plan.fail(tables[1], "The target \(target.name) has two tables in \(base).", "Keep one of them.") }
                if FileStatus("\(plan.root)/\(path)") != nil { plan.leftovers.append(path) }
                continue
            }
            let file = StringsFile(String(decoding: bytes, as: UTF8.self))
            if let line = file.brokenLine {
                plan.fail(table, line: line, "The table cannot be read from here on.", "Write each line as `\"key\" = \"value\";`.")
                continue
            }
            let members = members(of: file, module: target.moduleName, at: table, &plan)
            if members.isEmpty, FileStatus("\(plan.root)/\(path)") != nil { plan.leftovers.append(path) }
            guard !members.isEmpty else { continue }
            let imports = settings.imports.sorted().map { "import \($0)\n" }.joined()
            let source = ProjectGeneration.header(from: Paths.relative(table, to: folder))
            plan.add(
                "\(source)\(imports)\n/// The texts of this module\(settings.onlyWithArguments ? " that values stand in" : "").\n\(settings.container) {\n"
                    + members.joined(separator: "\n") + "}\n", at: path)
        }
    }

    private func members(of file: StringsFile, module: String, at table: String, _ plan: inout GenerationPlan) -> [String] {
        let plurals = file.plurals
        var keys: [String: [StringsFile.Entry]] = [:]
        for entry in file.entries {
            keys[entry.stem.flatMap { plurals.contains($0) ? $0 : nil } ?? entry.key, default: []].append(entry)
        }
        var taken: [String: String] = [:]
        return keys.sorted { $0.key < $1.key }.compactMap { key, entries in
            guard let first = entries.first, let name = SwiftName.member(key) else { return nil }
            let parameters: [Parameter]
            switch self.parameters(entries, isPlural: plurals.contains(key)) {
            case .success(let found): parameters = found
            case .failure(let problem):
                plan.fail(table, line: first.line, "The key \"\(key)\" \(problem.what)", problem.remedy)
                return nil
            }
            if parameters.isEmpty, settings.onlyWithArguments { return nil }
            if let other = taken.updateValue(key, forKey: name) {
                plan.fail(table, line: first.line, "The keys \"\(other)\" and \"\(key)\" are both \(name) in Swift.", "Rename one of them.")
                return nil
            }
            return member(name, key: key, of: module, shown: entries.last ?? first, parameters)
        }
    }

    private func member(_ name: String, key: String, of module: String, shown: StringsFile.Entry, _ parameters: [Parameter]) -> String {
        let value = settings.value.replacing("{key}", with: SwiftName.literal(key))
            .replacing("{module}", with: SwiftName.literal(module)).replacing(
                "{list}", with: parameters.map(\.value).joined(separator: ", ")
            )
            .replacing("{arguments}", with: parameters.map { ", " + $0.value }.joined())
        let head =
            parameters.isEmpty
            ? "static var \(name): \(settings.result)"
            : "static func \(name)(\(parameters.map(\.declaration).joined(separator: ", "))) -> \(settings.result)"
        let words = PlainText.line(shown.value)
        return "    /// \(words.count > 110 ? words.prefix(109) + "…" : words)\n    \(head) { \(value) }\n"
    }

    // MARK: - Parameters

    private struct Parameter {
        let declaration: String
        let value: String
    }

    private struct Failure: Error {
        let what: String
        let remedy: String
    }

    private static let names = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"]

    /// One for each place that any form of the text names. The first of a plural is the number that chooses its form.
    private func parameters(_ entries: [StringsFile.Entry], isPlural: Bool) -> Result<[Parameter], Failure> {
        var letters: [Int: Character] = [:]
        for placeholder in entries.flatMap(\.placeholders) {
            guard let place = Int(placeholder.dropLast()), let letter = placeholder.last, (1...Self.names.count).contains(place) else {
                return .failure(Failure(what: "has a placeholder of a place that no argument has.", remedy: "Number them from 1 to 9."))
            }
            let known = letters.updateValue(Self.kind(letter), forKey: place)
            if let known, known != Self.kind(letter), !(isPlural && place == 1) {
                return .failure(Failure(what: "has two kinds of placeholders for one argument.", remedy: "Use one kind in all forms."))
            }
        }
        let count = max(letters.keys.max() ?? 0, isPlural ? 1 : 0)
        var parameters: [Parameter] = []
        for place in stride(from: 1, through: count, by: 1) {
            let isCount = isPlural && place == 1
            guard let letter = isCount ? "count" : letters[place].map(String.init) else {
                return .failure(Failure(what: "leaves out its argument \(place).", remedy: "Number the placeholders without a gap."))
            }
            guard let argument = settings.arguments[letter] else {
                return .failure(
                    Failure(what: "has a placeholder %\(letter).", remedy: "Use another, or name its type in \"arguments\" of \"strings\".")
                )
            }
            let name = isCount ? "count" : count == 1 ? "value" : Self.names[place - 1]
            parameters.append(
                Parameter(declaration: "\(isCount ? "" : "_ ")\(name): \(argument.type)", value: argument.value.replacing("{}", with: name))
            )
        }
        return .success(parameters)
    }

    /// Placeholders of the same kind of value.
    private static func kind(_ letter: Character) -> Character {
        switch letter {
        case "d", "D", "i", "u", "U", "x", "X", "o", "O": "d"
        case "f", "F", "e", "E", "g", "G", "a", "A": "f"
        default: letter
        }
    }
}
