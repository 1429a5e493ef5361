package import ModuleGraph
package import ToolSupport

/// The files that a configuration makes of others. Nothing is written before the whole plan stands.
package struct GenerationPlan: Sendable {
    /// A file as it should be.
    package struct Output: Equatable, Sendable {
        /// The path, relative to the root.
        package let path: String
        /// What it should hold.
        package let bytes: [UInt8]
        /// Whether it may be missing in a checkout, as one that is not committed; it is never compared.
        package let isOptional: Bool
    }

    /// A file that is not as it should be.
    package struct Difference: Equatable, Sendable {
        /// The path, relative to the root.
        package let path: String
        /// The first line that differs, from 1.
        package let line: Int
        /// What is wrong, as a sentence.
        package let what: String
    }

    /// The repository.
    package let root: String
    /// The files, by path.
    package internal(set) var outputs: [Output] = []
    /// Files that are there and come from nothing any more.
    package internal(set) var leftovers: [String] = []
    /// What kept a part from being planned; with any of these nothing is written.
    package internal(set) var problems: [Problem] = []

    init(root: String) {
        self.root = root
    }

    /// What is not as planned.
    package func differences() -> [Difference] {
        let wrong = outputs.compactMap { output -> Difference? in
            guard !output.isOptional else { return nil }
            guard let old = try? FileSystem.read("\(root)/\(output.path)") else {
                return Difference(path: output.path, line: 1, what: "The file is missing.")
            }
            guard old != output.bytes else { return nil }
            let lines = zip(
                old.split(separator: 10, omittingEmptySubsequences: false),
                output.bytes.split(separator: 10, omittingEmptySubsequences: false))
            return Difference(
                path: output.path, line: lines.prefix { $0 == $1 }.count + 1,
                what: "The file is not what `monorepo projgen` makes of its source.")
        }
        let left = leftovers.map { Difference(path: $0, line: 1, what: "The file comes from nothing any more.") }
        return (wrong + left).sorted { $0.path < $1.path }
    }

    /// Writes what differs, each file as a whole, and leaves the others with their times; removes what comes from nothing any more. Returns the
    /// paths, sorted.
    package func apply() throws(FileError) -> [String] {
        var changed: [String] = []
        for output in outputs {
            let path = "\(root)/\(output.path)"
            if let old = try? FileSystem.read(path), old == output.bytes { continue }
            try FileSystem.makeFolder(Paths.folder(path))
            try FileSystem.write(output.bytes, to: path)
            changed.append(output.path)
        }
        for path in leftovers where FileStatus("\(root)/\(path)", followingLinks: false) != nil {
            try FileSystem.remove("\(root)/\(path)")
            changed.append(path)
            // A folder that is left empty would be an asset without files.
            var folder = Paths.folder(path)
            while !folder.isEmpty, (try? FileSystem.list("\(root)/\(folder)").isEmpty) == true {
                try FileSystem.remove("\(root)/\(folder)")
                folder = Paths.folder(folder)
            }
        }
        return changed.sorted()
    }

    // MARK: - Planning

    mutating func add(_ text: String, at path: String) {
        add(Array(text.utf8), at: path)
    }

    mutating func add(_ bytes: [UInt8], at path: String, isOptional: Bool = false) {
        guard !outputs.contains(where: { $0.path == path }) else {
            return fail(path, "Two parts of \"projgen\" write this file.", "Give one of them another name.")
        }
        outputs.append(Output(path: path, bytes: bytes, isOptional: isOptional))
    }

    mutating func fail(_ path: String, line: Int = 1, _ what: String, _ remedy: String) {
        problems.append(Problem(id: "projgen", location: Location(path: path, line: line), what: what, remedy: remedy))
    }

    /// The bytes of a file; nil, and a problem, where it cannot be read.
    mutating func read(_ path: String) -> [UInt8]? {
        do {
            return try FileSystem.read("\(root)/\(path)")
        } catch {
            fail(path, "\(error)", "Make it readable, or name another in \"projgen\".")
            return nil
        }
    }
}
