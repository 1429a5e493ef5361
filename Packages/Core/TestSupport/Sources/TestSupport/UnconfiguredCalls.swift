public import Observation
import Synchronization
public import Testing

/// Records that a mock was called in a way that its test or preview did not prepare.
///
/// In a test this is a failure. Elsewhere, as in a preview, whoever observes the recorder given to the mock shows it.
public final class UnconfiguredCalls: Sendable, Observable {
    private let calls = Mutex<[String]>([])
    private let registrar = ObservationRegistrar()

    /// Makes a recorder.
    public init() {}

    /// The calls so far, as `Type.member`. Observers hear of the first call of each kind: a view that makes one whenever it is drawn must not
    /// be drawn anew for each.
    public var recorded: [String] {
        registrar.access(self, keyPath: \.recorded)
        return calls.withLock { $0 }
    }

    /// Records a call, and fails the running test, if any.
    public func record(_ call: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let isNew = calls.withLock { calls in
            defer { calls.append(call) }
            return !calls.contains(call)
        }
        if isNew { registrar.withMutation(of: self, keyPath: \.recorded) {} }
        guard Test.current != nil else { return }
        Issue.record("\(call) was called, but the test did not say what it should return", sourceLocation: sourceLocation)
    }
}
