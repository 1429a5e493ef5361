/// A coverage report as annotations of GitHub's checks: a warning at every range of lines that did not run, an error for every module below
/// its floor. With a change only the files that it touched are annotated.
package enum CoverageAnnotations {
    /// One annotation to a line.
    package static func text(_ report: CoverageReport) -> String {
        var lines: [String] = []
        for module in report.belowFloor {
            let reached = module.isInstrumented ? "\(module.share.percent ?? "0.0") %" : "not instrumented"
            lines.append(
                "::error file=\(property("\(module.package)/Package.swift")),title=\(property("Coverage of \(module.name)"))::"
                    + message("\(module.name) is below its floor of \(module.floor ?? 0) %: \(reached)"))
        }
        let wanted = report.touched.map { touched in Set(touched.map(\.path)) }
        for module in report.modules where module.isRun {
            for file in module.files where wanted?.contains(file.path) ?? true {
                for gap in file.lines.gaps {
                    lines.append(
                        "::warning file=\(property(file.path)),line=\(gap.lowerBound),endLine=\(gap.upperBound),title=Not run::"
                            + message(gap.count == 1 ? "No test runs this line" : "No test runs these lines"))
                }
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func message(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
