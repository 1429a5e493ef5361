package import ToolSupport

/// Measures how long a one-line change takes until it is built: in a feature's package alone, in the whole app, and with the same code as
/// one module. Rounds are interleaved, so that what else the machine does falls on all of them alike.
package struct LoopBenchmark: Sendable {
    /// What is built.
    package enum Subject: String, Sendable, CaseIterable {
        /// A feature's package alone.
        case package
        /// The app over all packages.
        case app
        /// The app as one module.
        case module
    }

    /// The number of features.
    package var features: Int
    /// The ways to build; each is measured in every round.
    package var variants: [BuildVariant]
    /// What is built. One module is built in the plain way only.
    package var subjects: [Subject]
    /// What is changed, besides nothing at all.
    package var edits: [SourceEdit]
    /// Rounds, each of which builds everything once for every change.
    package var rounds: Int
    /// What the views are drawn from.
    package var seed: UInt64

    /// A benchmark.
    package init(
        features: Int, variants: [BuildVariant], subjects: [Subject] = Subject.allCases, edits: [SourceEdit] = SourceEdit.allCases,
        rounds: Int = 5, seed: UInt64 = 1
    ) {
        self.features = features
        self.variants = variants
        self.subjects = subjects
        self.edits = edits
        self.rounds = rounds
        self.seed = seed
    }

    /// Generates what is needed below a folder, builds it, and measures. What an earlier run left there is used again, so that only its
    /// first one is cold. `note` hears what is being done.
    package func run(in folder: String, note: (String) -> Void) throws(ToolError) -> (rows: [BenchRow], skipped: [String]) {
        var candidates: [LoopCandidate] = []
        var skipped: [String] = []
        for variant in variants {
            if let program = variant.needs, ChildProcess.find(program) == nil {
                skipped.append("\(features) features, \(variant.name): \(program) is not installed.")
                continue
            }
            for subject in subjects where subject != .module {
                candidates.append(LoopCandidate(self, subject: subject, variant: variant, folder: folder))
            }
        }
        if subjects.contains(.module) {
            let variant = BuildVariant("plain", "one module", layout: .oneModule)
            candidates.append(LoopCandidate(self, subject: .module, variant: variant, folder: folder))
        }
        var rows = BenchRows()
        for candidate in candidates {
            note("\(features) features: first build of \(candidate.title)")
            let (sample, isCold) = try candidate.prepare()
            if isCold { rows.add(sample, candidate.key(work: "cold")) }
        }
        // Candidates that share a build folder must not find a change built already: each makes one of its own.
        var changes: [String: [SourceEdit: Int]] = [:]
        for round in 1...max(1, rounds) {
            for kind in edits {
                for candidate in candidates where candidate.takes(kind) {
                    note("\(features) features, round \(round) of \(rounds): \(kind.rawValue) in \(candidate.title)")
                    changes[candidate.root, default: [:]][kind, default: 0] += 1
                    try candidate.write(kind, changes[candidate.root] ?? [:])
                    rows.add(try candidate.subject.build(), candidate.key(work: kind.rawValue))
                }
            }
            for candidate in candidates {
                // Another candidate may have built in the same folder since: once to look at that, once with nothing to do.
                _ = try candidate.subject.build()
                rows.add(try candidate.subject.build(), candidate.key(work: "null"))
            }
        }
        return (rows.rows, skipped)
    }
}
