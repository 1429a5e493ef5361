import ToolSupport

/// The Swift toolchain that reads manifests.
struct Toolchain: Equatable, Sendable {
    /// The path of `swift`, as found.
    let path: String
    /// What tells it from another one: the path without links, size and times of the program.
    let identity: String

    init() throws(ToolError) {
        guard let path = ChildProcess.find("swift") else {
            throw ToolError(
                "The Swift toolchain was not found.", remedy: "Install it from https://swift.org/install and add its folder to PATH.")
        }
        let real = FileSystem.realPath(path) ?? path
        let status = FileStatus(real)
        self.path = path
        identity = "\(real) \(status?.size ?? 0) \(status?.modified ?? 0)"
    }

    /// Its version, such as `[6, 3, 1]`.
    func version() throws(ToolError) -> [Int] {
        let result = try ChildProcess(path, ["--version"], timeout: .seconds(60)).run()
        guard result.isSuccess, let version = Self.version(in: result.outputText) else {
            throw ToolError(
                "`swift --version` did not tell a version (\(result.endingText)).",
                remedy: "Run it to see what is wrong with the toolchain.")
        }
        return version
    }

    static func version(in text: String) -> [Int]? {
        guard let range = text.firstRange(of: "Swift version ") else { return nil }
        let number = text[range.upperBound...].prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let parts = number.split(separator: ".").compactMap { Int($0) }
        return parts.isEmpty ? nil : parts
    }
}
