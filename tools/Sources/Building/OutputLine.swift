/// What a line that SwiftPM writes is worth to a reader.
package enum OutputLine: Equatable, Sendable {
    /// How far a build is: shown only while it lasts.
    case progress
    /// That a test begins or is well: left out unless everything is asked for.
    case detail
    /// Everything else.
    case text

    /// Judges a line.
    package init(_ line: String) {
        if line.hasPrefix("["), let slash = line.firstIndex(of: "/"), let end = line.firstIndex(of: "]"), slash < end,
            line[line.index(after: line.startIndex)..<slash].allSatisfy(\.isNumber)
        {
            self = .progress
        } else if line.hasPrefix("Building for ") || line.hasPrefix("Build complete!") || line.hasPrefix("warning: 'umbrella'")
            || line.hasPrefix("Compiling Swift Module '") || line.hasPrefix("Linking /")
        {
            self = .progress
        } else if line.hasPrefix("◇ ") || line.hasPrefix("✔ Test ") && !line.hasPrefix("✔ Test run") || line.hasPrefix("✔ Suite ")
            || line.hasPrefix("↳ ") || line.hasPrefix("━ Test ") && !line.hasPrefix("━ Test run") || line.hasPrefix("━ Suite ")
            || Self.isXCTestDetail(line)
        {
            self = .detail
        } else {
            self = .text
        }
    }

    /// Whether a test that is well ends with this line.
    package static func isPassedTest(_ line: String) -> Bool {
        line.hasPrefix("✔ Test ") && !line.hasPrefix("✔ Test run") && !line.hasPrefix("✔ Test case")
            || line.hasPrefix("━ Test ") && line.contains(" passed after ")
            || line.hasPrefix("Test Case '") && line.contains("' passed ")
    }

    /// Whether a line can only be the beginning of something, not the rest of a detail whose text has several lines.
    package static func isBeginning(_ line: String) -> Bool {
        ["✘ ", "✔ ", "◇ ", "━ ", "↳ ", "Test Case '", "Test Suite '", "*** ", "Fatal error", "error:", "warning:"].contains {
            line.hasPrefix($0)
        }
            || [": error: ", ": Fatal error: ", ": warning: "].contains { line.contains($0) }
    }

    private static func isXCTestDetail(_ line: String) -> Bool {
        guard line.hasPrefix("Test Case '") || line.hasPrefix("Test Suite '") else {
            return line.hasPrefix("\t Executed ") && line.contains(" 0 failures")
        }
        return line.contains("' started at ") || line.contains("' passed ")
    }
}
