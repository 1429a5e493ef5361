import Foundation
import ModuleGraph
import ToolSupport

/// What names a repository has given away already.
struct TakenNames {
    private let workspace: Workspace
    private let systemModules: [String: String]

    init(_ workspace: Workspace) {
        self.workspace = workspace
        systemModules = Dictionary(SystemModules.all.map { ($0.lowercased(), $0) }, uniquingKeysWith: { min($0, $1) })
    }

    /// Throws where a package of a name would be taken for another: two packages whose folders differ in case alone cannot be in one graph.
    func checkPackage(_ name: ScaffoldName, except own: Package? = nil) throws(ToolError) {
        let identity = name.text.lowercased()
        for package in workspace.packages where package.folder != own?.folder {
            if package.identity.lowercased() == identity || package.name.lowercased() == identity {
                throw ToolError(
                    "There is a package of that name already: \(package.folder.isEmpty ? package.name : package.folder).",
                    remedy: "Choose another name; capital and small letters count as the same, and so does another folder.")
            }
        }
        if Paths.name(workspace.root).lowercased() == identity {
            throw ToolError(
                "\(name.text) is the name of the repository's own folder, and a package of that name would be taken for it.",
                remedy: "Choose another name.")
        }
    }

    /// Throws where a module's name is one of the repository or of the system, whatever the case of its letters.
    func checkModules(_ modules: [String], except own: Package? = nil) throws(ToolError) {
        var taken: [String: Target] = [:]
        for target in workspace.targets where own.map({ target.packageID != $0.id }) ?? true {
            taken[target.moduleName.lowercased()] = target
        }
        for module in modules {
            if let target = taken[module.lowercased()] {
                throw ToolError(
                    "There is a module \(target.moduleName) already, in \(workspace.package(of: target.id).folder).",
                    remedy: "Choose another name.")
            }
            if let system = systemModules[module.lowercased()] {
                throw ToolError(
                    "\(system) is a module of the toolchain or the system, and would be hidden.", remedy: "Choose another name.")
            }
        }
    }

    /// Throws where one of the types is a public one of a package that would be imported beside it.
    func checkTypes(_ types: Set<String>, against packages: [Package]) throws(ToolError) {
        for package in packages {
            for target in package.targets where !target.isTest {
                for source in target.sources where source.language == .swift {
                    let text = (try? FileSystem.readText(Paths.joined(workspace.root, source.path))) ?? ""
                    guard let type = Self.publicTypes(in: text).first(where: types.contains) else { continue }
                    throw ToolError(
                        "\(type) is a type of \(target.moduleName) (\(source.path)), which the new sources import.",
                        remedy: "Choose another name.")
                }
            }
        }
    }

    private static func publicTypes(in text: String) -> [String] {
        text.matches(
            of: /(?m)^\s*(?:@\w+ +)*(?:nonisolated )?public (?:final |indirect )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/
        )
        .map { String($0.output.1) }
    }
}
