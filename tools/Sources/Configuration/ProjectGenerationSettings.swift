package import ToolSupport

/// What `monorepo projgen` makes: files with typed names for texts and assets, copies of folders in tests, and the end of every manifest.
package struct ProjectGenerationSettings: Equatable, Sendable {
    /// Accessors for the keys of tables of texts.
    package var strings: StringAccessorSettings?
    /// Lists of the names of assets.
    package var names: [AssetNameSettings] = []
    /// Folders that are copied into targets.
    package var mirrors: [MirrorSettings] = []
    /// The end that manifests have in common.
    package var manifests: ManifestBlockSettings?

    init(_ reader: ObjectReader) {
        if let member = reader.member("strings") {
            strings = StringAccessorSettings(
                ObjectReader(member.value, name: "\"strings\"", line: member.line, problems: reader.problems))
        }
        names = reader.objects("names", name: "a list of names").map { AssetNameSettings($0) }
        mirrors = reader.objects("mirrors", name: "a mirror").map { MirrorSettings($0) }
        if let member = reader.member("manifests") {
            manifests = ManifestBlockSettings(
                ObjectReader(member.value, name: "\"manifests\"", line: member.line, problems: reader.problems))
        }
        reader.finish()
    }

    /// The selectors of all parts.
    package var selectors: [TargetSelector] {
        (strings?.targets ?? []) + mirrors.flatMap(\.targets)
    }
}

/// How accessors for texts are written. Without more than targets they are members of an enum `Strings` that ask Foundation.
package struct StringAccessorSettings: Equatable, Sendable {
    /// How a placeholder becomes a parameter.
    package struct Argument: Equatable, Sendable {
        /// The type of the parameter.
        package let type: String
        /// The expression that is handed on; `{}` stands for the parameter.
        package let value: String
    }

    /// The targets whose tables get accessors.
    package let targets: [TargetSelector]
    /// The file to write, relative to the target's folder.
    package let file: String
    /// The modules that the file imports.
    package let imports: [String]
    /// What the accessors are members of, such as `extension TextKey`.
    package let container: String
    /// The type that they return.
    package let result: String
    /// The expression that they return; `{key}` and `{module}` stand for these in quotes, `{list}` for the arguments with commas between
    /// them, `{arguments}` for each argument after a comma.
    package let value: String
    /// Parameters by the letter of their placeholder, and `count` for the number that chooses a plural's form.
    package let arguments: [String: Argument]
    /// Whether only keys with values get one.
    package let onlyWithArguments: Bool

    private static let usualArguments: [String: Argument] = [
        "@": Argument(type: "String", value: "{}"), "d": Argument(type: "Int", value: "{}"), "f": Argument(type: "Double", value: "{}"),
        "count": Argument(type: "Int", value: "{}"),
    ]

    init(_ reader: ObjectReader) {
        targets = reader.selectors("targets") ?? [TargetSelector("*")]
        file = reader.insidePath("file") ?? "Generated/Strings.swift"
        imports = reader.texts("imports")?.map(\.text) ?? ["Foundation"]
        container = reader.text("container") ?? "enum Strings"
        result = reader.text("result") ?? "String"
        value = reader.text("value") ?? "String(format: NSLocalizedString({key}, bundle: .module, comment: \"\"){arguments})"
        onlyWithArguments = reader.flag("onlyWithArguments") ?? false
        var arguments = Self.usualArguments
        if let member = reader.member("arguments") {
            arguments = [:]
            let list = ObjectReader(member.value, name: "\"arguments\"", line: member.line, problems: reader.problems)
            for entry in list.allMembers() {
                let argument = ObjectReader(entry.value, name: "an argument", line: entry.line, problems: reader.problems)
                arguments[entry.key] = Argument(
                    type: argument.requiredText("type", why: "Name the type of the parameter."), value: argument.text("value") ?? "{}")
                argument.finish()
            }
        }
        self.arguments = arguments
        reader.finish()
    }
}

/// A file with the names of a catalogue's sets or of a folder's fonts.
package struct AssetNameSettings: Equatable, Sendable {
    /// What is named.
    package enum Kind: String, Sendable, CaseIterable {
        /// The images of a catalogue.
        case imageset
        /// The colours of a catalogue.
        case colorset
        /// The files of typefaces in a folder.
        case font
    }

    /// The catalogue or folder.
    package let from: String
    /// What is named.
    package let kind: Kind
    /// The file to write.
    package let file: String
    /// What the names are members of, such as `public enum AssetName`.
    package let container: String
    /// A member; `{name}` stands for the name in Swift, `{key}` for the asset's in quotes.
    package let member: String

    init(_ reader: ObjectReader) {
        from = reader.requiredInsidePath("from", why: "Name the catalogue or the folder of fonts.")
        file = reader.requiredInsidePath("file", why: "Name the Swift file to write.")
        container = reader.text("container") ?? "enum AssetName"
        member = reader.text("member") ?? "static let {name} = {key}"
        let kind = reader.text("kind") ?? Kind.imageset.rawValue
        if Kind(rawValue: kind) == nil {
            reader.problems.add(
                "There is no kind \"\(kind)\".", remedy: "Known are \(Kind.allCases.map(\.rawValue).joined(separator: ", ")).",
                line: reader.member("kind")?.line ?? reader.line)
        }
        self.kind = Kind(rawValue: kind) ?? .imageset
        reader.finish()
    }
}

/// A folder that is copied into the folders of targets.
package struct MirrorSettings: Equatable, Sendable {
    /// The folder that is copied.
    package let from: String
    /// The targets that get it.
    package let targets: [TargetSelector]
    /// Where it is in each, relative to the target's folder.
    package let folder: String
    /// Patterns of files that are not copied.
    package let except: [PathPattern]
    /// Patterns of files that may be missing, on either side, as those that are not committed.
    package let optional: [PathPattern]

    init(_ reader: ObjectReader) {
        from = reader.requiredInsidePath("from", why: "Name the folder to copy.")
        folder = reader.requiredInsidePath("folder", why: "Name the folder in each target.")
        targets = reader.selectors("targets") ?? []
        if targets.isEmpty { reader.problems.add("The mirror has no \"targets\".", remedy: "Name those that get it.", line: reader.line) }
        except = reader.texts("except")?.map { PathPattern($0.text) } ?? []
        optional = reader.texts("optional")?.map { PathPattern($0.text) } ?? []
        reader.finish()
    }
}

/// The lines with which manifests end.
package struct ManifestBlockSettings: Equatable, Sendable {
    /// The lines. A manifest is rewritten from the first line that is the first of these.
    package let lines: [String]
    /// Patterns of the folders of packages that have it.
    package let packages: [PathPattern]

    init(_ reader: ObjectReader) {
        lines = reader.texts("block")?.map(\.text) ?? []
        packages = reader.texts("packages")?.map { PathPattern($0.text) } ?? []
        if lines.first?.isEmpty ?? true {
            reader.problems.add("The manifests have no \"block\".", remedy: "Write its lines as a list.", line: reader.line)
        }
        reader.finish()
    }
}

extension ObjectReader {
    /// A path that stays inside the repository or folder that it is relative to.
    fileprivate func insidePath(_ key: String) -> String? {
        guard let path = text(key) else { return nil }
        if path.isEmpty || path.hasPrefix("/") || path.split(separator: "/").contains("..") {
            problems.add(
                "\"\(key)\" is \"\(path)\", which leads outside.", remedy: "Write a relative path without \"..\".",
                line: member(key)?.line ?? line)
        }
        return path
    }

    fileprivate func requiredInsidePath(_ key: String, why: String) -> String {
        if member(key) == nil { return requiredText(key, why: why) }
        return insidePath(key) ?? ""
    }
}
