import Foundation

/// Tests that build whole packages and so take minutes: they run with `MONOREPO_PROOF=1`, as `make proof-tools` sets it.
package enum Proof {
    /// Whether they are to run.
    package static var isAsked: Bool { ProcessInfo.processInfo.environment["MONOREPO_PROOF"] == "1" }
}
