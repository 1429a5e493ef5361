/// A source file of a module that tests ran, or should have.
package struct FileCoverage: Equatable, Sendable {
    /// How much is known of it.
    package enum State: String, Equatable, Sendable {
        /// Its lines were counted.
        case measured
        /// It was built with counters and holds no code that could run, such as a file of protocols.
        case noCode
        /// Its module was in no test's binary, so nothing is known: not the same as 0 %.
        case notInstrumented
        /// The tests of its package were not run this time.
        case notRun
    }

    /// The path, relative to the root.
    package var path: String
    /// How much is known.
    package var state: State
    /// The lines that hold code.
    package var lines: LineCounts

    /// A file.
    package init(path: String, state: State, lines: LineCounts = LineCounts()) {
        self.path = path
        self.state = state
        self.lines = lines
    }
}

/// Lines that ran, of those that hold code.
package struct CoverageShare: Equatable, Sendable {
    /// Lines that ran.
    package var covered: Int
    /// Lines that hold code.
    package var lines: Int

    /// A share.
    package init(covered: Int = 0, lines: Int = 0) {
        self.covered = covered
        self.lines = lines
    }

    /// In per cent with one digit, rounded down so that 100 means all; nil where there is no code.
    package var percent: String? {
        guard lines > 0 else { return nil }
        let tenths = covered * 1000 / lines
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// Whether it is at least so many per cent; where there is no code nothing is missing.
    package func reaches(_ floor: Int) -> Bool { covered * 100 >= floor * lines }

    /// The sum of two.
    package static func + (left: CoverageShare, right: CoverageShare) -> CoverageShare {
        CoverageShare(covered: left.covered + right.covered, lines: left.lines + right.lines)
    }
}

extension FileCoverage {
    /// Its lines that ran.
    package var share: CoverageShare { CoverageShare(covered: lines.coveredCount, lines: lines.lineCount) }
}
