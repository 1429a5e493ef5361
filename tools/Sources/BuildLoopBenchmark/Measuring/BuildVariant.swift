/// A way of building a generated repository: its layout, what the build is told, and what runs it.
package struct BuildVariant: Equatable, Sendable {
    /// What decides which commands to run, and runs them.
    package enum Runner: Equatable, Sendable {
        /// `swift build`.
        case packageManager
        /// The build engine alone, on the plan that an earlier `swift build` wrote.
        case plan
    }

    /// Its name on the command line and in reports.
    package var name: String
    /// What it changes, as a phrase.
    package var summary: String
    /// How the features are cut.
    package var layout: KiwiShape.Layout
    /// Further arguments of `swift build`.
    package var arguments: [String]
    /// Further arguments of the command that links; only for the plan.
    package var linkArguments: [String]
    /// What runs the build.
    package var runner: Runner
    /// A program that must be in PATH for it; nil where nothing is needed.
    package var needs: String?

    /// A variant that differs from `plain` in what is given.
    package init(
        _ name: String, _ summary: String, layout: KiwiShape.Layout = .kiwi, arguments: [String] = [],
        linkArguments: [String] = [], runner: Runner = .packageManager,
        needs: String? = nil
    ) {
        self.name = name
        self.summary = summary
        self.layout = layout
        self.arguments = arguments
        self.linkArguments = linkArguments
        self.runner = runner
        self.needs = needs
    }

    /// The variant of a name.
    package static func named(_ name: String) -> BuildVariant? {
        all.first { $0.name == name }
    }

    /// The name of the build folder, which variants that compile alike share.
    var folderName: String {
        let words = arguments.joined(separator: "-").replacing("=", with: "-")
        return layout.rawValue + (words.isEmpty ? "" : "-" + words.filter { $0.isLetter || $0.isNumber || $0 == "-" })
    }

    /// Every variant, the plain one first.
    package static let all = [
        BuildVariant("plain", "swift build as it is"),
        BuildVariant("lld", "linked by LLD", arguments: ["-Xswiftc", "-use-ld=lld"], needs: "ld.lld"),
        BuildVariant("mold", "linked by mold", arguments: ["-Xswiftc", "-use-ld=mold"], needs: "ld.mold"),
        BuildVariant("no-index", "no index store", arguments: noIndex),
        BuildVariant("line-tables", "line tables instead of full debug information", arguments: ["-Xswiftc", "-gline-tables-only"]),
        BuildVariant("no-debug-info", "no debug information", arguments: noDebugInfo),
        BuildVariant("strip-debug", "debug information left out of the link", arguments: ["-Xlinker", "--strip-debug"]),
        BuildVariant("integrated-driver", "the compiler's driver within the package manager", arguments: ["--use-integrated-swift-driver"]),
        BuildVariant("light", "no debug information, no index store", arguments: noDebugInfo + noIndex),
        BuildVariant("dynamic", "a dynamic library of each package", layout: .dynamic),
        BuildVariant("two-targets", "views in the implementation's target", layout: .twoTargets),
        BuildVariant("one-target", "one target a feature", layout: .oneTarget),
        BuildVariant("plan", "the build engine on the last plan", runner: .plan),
        BuildVariant(
            "plan-lld", "the build engine on the last plan, linked by LLD", linkArguments: ["-use-ld=lld"], runner: .plan, needs: "ld.lld"),
        BuildVariant(
            "fast", "the build engine on the last plan, linked by LLD, no debug information, no index store",
            arguments: noDebugInfo + noIndex, linkArguments: ["-use-ld=lld"], runner: .plan, needs: "ld.lld"),
    ]

    private static let noIndex = ["--disable-index-store"]
    private static let noDebugInfo = ["-debug-info-format", "none"]
}
