import Building
import ToolSupport

/// How long the tests of each module took, from the results of earlier runs.
enum TestDurations {
    /// Where `test` leaves its results, relative to the root.
    static let customaryPath = ".build/umbrella/results/results.xml"

    /// The seconds by module, from results files (absolute paths). A module that several files know counts as long as in the last one.
    /// Throws where a file cannot be read.
    static func read(_ paths: [String]) throws -> [String: Double] {
        var result: [String: Double] = [:]
        for path in paths {
            guard let tests = XUnitFile.parse(try FileSystem.read(path)) else {
                throw ToolError("\(path) holds no whole results of tests.", remedy: "Name a results.xml that `monorepo test` has written.")
            }
            let modules = Dictionary(grouping: tests) { String($0.type.prefix { $0 != "." }) }
            result.merge(modules.mapValues { $0.reduce(0) { $0 + max(0, $1.time) } }) { $1 }
        }
        return result
    }
}
