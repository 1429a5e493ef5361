import CIsolation
import Foundation
package import ToolSupport

/// Runs programs without a network: only the loopback interface is there, so that servers and clients within a test still meet.
package enum NetworkIsolation {
    /// The first word of the command line with which this tool runs another program without a network.
    package static let word = "--without-network"

    /// The program and arguments that run the command which follows them without a network. Throws where the system does not permit it.
    package static func wrapper(tool: String? = RunningTool.path) throws(ToolError) -> [String] {
        guard let tool else {
            throw ToolError("Where this program lies is not known, so it cannot take the network away.", remedy: "Leave --no-network out.")
        }
        let result = try ChildProcess(tool, [word, "true"], timeout: .seconds(30)).run()
        guard result.isSuccess else {
            throw ToolError(
                "The network cannot be taken away here: \(result.errorText.split(whereSeparator: \.isNewline).first ?? "not permitted").",
                remedy: "Run on Linux as root, or allow unprivileged user namespaces: `sysctl kernel.unprivileged_userns_clone=1`; in a "
                    + "container, `--cap-add SYS_ADMIN`. Or leave --no-network out.")
        }
        return [tool, word]
    }

    /// Becomes a program without a network; returns only where that fails, with the exit code. For the tool's own command line.
    package static func become(_ words: [String]) -> Int32 {
        func complain(_ text: String) -> Int32 {
            FileHandle.standardError.write(Data("\(text)\n".utf8))
            return ExitCode.couldNotRun.rawValue
        }
        guard let program = words.first, let path = ChildProcess.find(program) else { return complain("There is no program to run.") }
        let code = isolation_leave_network()
        guard code == 0 else { return complain(String(cString: strerror(code))) }
        var arguments = words.map { strdup($0) } + [nil]
        execv(path, &arguments)
        return complain("\(path) could not be started: \(String(cString: strerror(errno)))")
    }
}
