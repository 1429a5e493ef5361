import ToolSupport

extension SourceTree {
    /// Runs a program in the folder; returns what it prints. Throws where it fails.
    @discardableResult
    package func run(_ program: String, _ arguments: String...) throws -> String {
        let result = try ChildProcess(program, arguments, folder: path).run()
        guard result.isSuccess else { throw ToolError("\(program) \(arguments) failed: \(result.errorText)", remedy: "") }
        return result.outputText
    }
}
