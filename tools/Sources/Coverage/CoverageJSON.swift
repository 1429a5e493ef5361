package import ToolSupport

/// A coverage report for programs: `"schema": 1`, paths relative to the root.
package enum CoverageJSON {
    /// The document.
    package static func document(_ report: CoverageReport) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("schema", .integer(1)),
            .init("ran", .strings(report.ran)),
            .init("notRun", .strings(report.notRun)),
            .init("total", share(report.total)),
            .init("modules", .array(report.modules.map(module))),
        ]
        if let touched = report.touched { members.append(.init("touched", .array(touched.map(file)))) }
        members.append(
            .init(
                "findings",
                .array(
                    report.belowFloor.map { module in
                        .object([
                            .init("rule", .string("coverage-floor")), .init("module", .string(module.name)),
                            .init("package", .string(module.package)), .init("floor", .integer(module.floor ?? 0)),
                            .init("percent", percent(module.share)),
                        ])
                    })))
        return .object(members)
    }

    private static func module(_ module: ModuleCoverage) -> JSONValue {
        .object([
            .init("name", .string(module.name)), .init("package", .string(module.package)), .init("isRun", .bool(module.isRun)),
            .init("isInstrumented", .bool(module.isInstrumented)), .init("floor", module.floor.map { .integer($0) } ?? .null),
            .init("share", share(module.share)),
            .init(
                "files",
                .array(
                    module.files.map { file in
                        .object([
                            .init("path", .string(file.path)), .init("state", .string(file.state.rawValue)),
                            .init("share", share(file.share)),
                            .init("gaps", gaps(file)),
                        ])
                    })),
        ])
    }

    private static func file(_ touched: TouchedFile) -> JSONValue {
        var members: [JSONValue.Member] = [.init("path", .string(touched.path))]
        switch touched.state {
        case .deleted: members.append(.init("state", .string("deleted")))
        case .notMeasured: members.append(.init("state", .string("notMeasured")))
        case .covered(let module, let file):
            members += [
                .init("state", .string(file.state.rawValue)), .init("module", .string(module)), .init("share", share(file.share)),
                .init("changed", share(touched.changed)), .init("gaps", gaps(file)),
            ]
        }
        return .object(members)
    }

    private static func gaps(_ file: FileCoverage) -> JSONValue {
        .array(file.lines.gaps.map { .array([.integer($0.lowerBound), .integer($0.upperBound)]) })
    }

    private static func share(_ share: CoverageShare) -> JSONValue {
        .object([.init("covered", .integer(share.covered)), .init("lines", .integer(share.lines)), .init("percent", percent(share))])
    }

    private static func percent(_ share: CoverageShare) -> JSONValue { share.percent.map { .number($0) } ?? .null }
}
