import Foundation
import ModuleGraph
import ToolSupport

/// Reads the manifests of a repository, several at once.
struct ManifestCollection {
    let root: String
    let options: LoadingOptions
    let environment: [String: String]
    let cacheFolder: String

    /// What came of it.
    struct Answer {
        var packages: [Package] = []
        var unreadableFolders: [String] = []
        var problems: [Problem] = []
    }

    func read(_ folders: [String], _ lister: FolderLister, _ onProgress: @Sendable (String) -> Void) throws(ToolError) -> Answer {
        var answer = Answer()
        guard !folders.isEmpty else { return answer }
        let toolchain = try Toolchain()
        var cache = ManifestCache(path: "\(cacheFolder)/manifests", isRead: options.usesCache)
        let manifests = try find(folders, lister, toolchain, cache, &answer)
        let reader = ManifestReader(toolchain: toolchain, root: root, environment: environment, timeout: options.manifestTimeout)
        let shared = options.usesCache ? options.sharedAnswers.map(SharedAnswers.init) : nil
        let keys = manifests.map { manifest in
            ManifestKey(manifest, toolchain: toolchain, root: root, variables: reader.passed(to: manifest))
        }
        var packages: [Package?] = zip(manifests, keys).map { manifest, key in
            guard let key else { return nil }
            if let known = cache.package(of: manifest, key: key) { return asFound(known, manifest) }
            guard let dump = shared?.answer(for: key) else { return nil }
            let package = decode(dump, manifest)
            cache.keep(package, of: manifest, key: key)
            return package
        }
        let missing = packages.indices.filter { packages[$0] == nil }
        var new: [(key: ManifestKey, answer: JSONValue)] = []
        for (index, dump) in zip(missing, try ask(missing.map { manifests[$0] }, reader, &answer, onProgress)) {
            switch dump {
            case .dump(let value):
                let package = decode(value, manifests[index])
                packages[index] = package
                guard let key = keys[index] else { continue }
                cache.keep(package, of: manifests[index], key: key)
                new.append((key, value))
            case .problem(let problem):
                answer.problems.append(problem)
                answer.unreadableFolders.append(manifests[index].folder)
            }
        }
        save(cache, new, &answer)
        answer.packages = packages.compactMap { $0 }
        return answer
    }

    /// Asks the toolchain about manifests.
    private func ask(
        _ manifests: [FoundManifest], _ reader: ManifestReader, _ answer: inout Answer, _ onProgress: (String) -> Void
    ) throws(ToolError) -> [ManifestAnswer] {
        guard !manifests.isEmpty else { return [] }
        onProgress("reading \(manifests.count) manifests")
        let workFolder = try makeWorkFolder(&answer)
        return withExtendedLifetime(workFolder) {
            Parallel.map(count: manifests.count, workers: options.manifestWorkers ?? Parallel.processors * 2) {
                reader.read(manifests[$0], workFolder: workFolder.path)
            }
        }
    }

    private func decode(_ dump: JSONValue, _ manifest: FoundManifest) -> Package {
        PackageDecoder(manifest: manifest, dump: dump, rootName: Paths.name(root)).package()
    }

    /// A kept package with what may be otherwise now though its manifest says the same.
    private func asFound(_ package: Package, _ manifest: FoundManifest) -> Package {
        var package = package
        package.identity = PackageDecoder.identity(of: manifest.folder, rootName: Paths.name(root))
        package.topLevelFiles = manifest.neighbours
        return package
    }

    /// Chooses and reads the file of each manifest; a Swift file that happens to be named `Package.swift` is none.
    private func find(
        _ folders: [String], _ lister: FolderLister, _ toolchain: Toolchain, _ cache: ManifestCache, _ answer: inout Answer
    ) throws(ToolError) -> [FoundManifest] {
        var version: [Int]?
        var result: [FoundManifest] = []
        for folder in folders {
            let names = lister.list(folder).filter { $0.kind == .file || $0.kind == .link }.map(\.name)
            var name = "Package.swift"
            if ManifestFile.hasVariants(names) {
                let known: [Int]
                if let version { known = version } else { known = try toolchain.version() }
                version = known
                name = ManifestFile.name(among: names, for: known) { name in
                    let bytes = try? FileSystem.read(lister.absolute(folder.isEmpty ? name : "\(folder)/\(name)"))
                    return ManifestFile.toolsVersion(bytes ?? [])
                }
            }
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            do throws(FileError) {
                let bytes = try FileSystem.read(lister.absolute(path))
                let text = ContentHash(bytes)
                let known = cache.surroundings(of: path, text: text)
                guard known != nil || Self.isManifest(bytes) else { continue }
                result.append(
                    FoundManifest(
                        folder: folder, name: name, bytes: bytes, text: text, surroundings: known ?? ManifestSurroundings(bytes),
                        neighbours: names))
            } catch {
                answer.unreadableFolders.append(folder)
                answer.problems.append(
                    Problem(
                        id: "manifest-unreadable", location: Location(path: path), what: "This manifest cannot be read: \(error.reason).",
                        remedy: "Make it readable, or remove it."))
            }
        }
        return result
    }

    /// Whether a file can be a manifest: it imports the package manager's module, or says which tools it is for, or is empty. What is no
    /// text at all was one before it was damaged.
    static func isManifest(_ bytes: [UInt8]) -> Bool {
        guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else { return true }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.contains("PackageDescription") || text.contains("swift-tools-version") || !text.contains { !$0.isWhitespace }
    }

    /// The folder for the package manager's locks and leavings; among the machine's temporary files where the cache cannot be written.
    private func makeWorkFolder(_ answer: inout Answer) throws(ToolError) -> SharedFolder {
        do throws(FileError) {
            return try SharedFolder("\(cacheFolder)/work")
        } catch {
            answer.problems.append(Self.unwritable(error))
        }
        let temporary = Paths.normalized("\(NSTemporaryDirectory())/monorepo-\(getuid())")
        do throws(FileError) {
            return try SharedFolder(temporary)
        } catch {
            throw ToolError("\(error)", remedy: "Set TMPDIR to a folder that can be written.")
        }
    }

    private func save(_ cache: ManifestCache, _ new: [(key: ManifestKey, answer: JSONValue)], _ answer: inout Answer) {
        do {
            try cache.save()
            try options.sharedAnswers.map(SharedAnswers.init)?.keep(new)
        } catch {
            answer.problems.append(Self.unwritable(error))
        }
    }

    private static func unwritable(_ error: FileError) -> Problem {
        Problem(
            id: "cache-unwritable", severity: .warning, location: Location(path: ""),
            what: "What manifests say could not be kept for the next run: \(error.reason).",
            remedy: "Set MONOREPO_CACHE to a folder that can be written.")
    }
}
