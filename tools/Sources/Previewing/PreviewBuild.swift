package import Building
package import ToolSupport

/// Builds the program of a package's previews: with the package manager once, and then as long as the files are the same with the engine
/// alone, on the plan that the package manager left.
package struct PreviewBuild: Sendable {
    /// The package manager's flags: nobody debugs a preview or looks for its symbols, and what is not made takes no time.
    package static let flags = ["--disable-index-store", "-debug-info-format", "none"]

    private let manager: PackageManager
    private let product: String
    private let lockFolder: String

    /// A build of a product. Runs of this tool that build in `lockFolder` wait for each other.
    package init(_ manager: PackageManager, product: String, lockFolder: String) {
        self.manager = manager
        self.product = product
        self.lockFolder = lockFolder
    }

    /// The program that is built.
    package var program: String { "\(manager.products)/\(product)" }

    private var plan: String { "\(manager.scratch)/\(product).llbuild" }

    /// Builds with the package manager; returns whether it went well.
    package func buildEverything(_ listener: PackageManager.Listener? = nil) throws(ToolError) -> Bool {
        let lock = try FolderLock(lockFolder)
        defer { withExtendedLifetime(lock) {} }
        return try manager.build(withTests: false, product: product, listener).isSuccess
    }

    /// Makes the plan ready after a build of everything. Throws where it has a form that is not known.
    package func preparePlan() throws(ToolError) {
        do {
            // The default linker takes several times as long.
            let linkArguments = ChildProcess.find("ld.lld") == nil ? [] : ["-use-ld=lld"]
            let text = try EnginePlan.adapted(
                FileSystem.readText("\(manager.scratch)/\(manager.configuration).yaml"), linkArguments: linkArguments)
            try FileSystem.writeIfChanged(text, to: plan)
        } catch {
            throw ToolError("\(error)", remedy: "Each change is built by the package manager instead, which takes longer.")
        }
        // The engine's first run looks at everything once to fill its database.
        _ = try buildSources()
    }

    /// Builds on the plan; returns whether it went well.
    package func buildSources(_ listener: PackageManager.Listener? = nil) throws(ToolError) -> Bool {
        let lock = try FolderLock(lockFolder)
        defer { withExtendedLifetime(lock) {} }
        let arguments = ["-f", plan, "--db", "\(manager.scratch)/\(product).engine.db", EnginePlan.target(ofProduct: product)]
        return try ChildProcess("swift-build-tool", arguments, environment: manager.environment, folder: manager.package)
            .run(onOutput: listener).isSuccess
    }
}
