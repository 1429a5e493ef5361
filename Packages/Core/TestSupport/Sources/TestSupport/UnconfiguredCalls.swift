import Synchronization
public import Testing

/// Records that a mock was called in a way that its test or preview did not prepare.
///
/// In a test this is a failure. Elsewhere, as in a preview, the recorder given to the mock shows it.
public final class UnconfiguredCalls: Sendable {
    private let calls = Mutex<[String]>([])

    /// Makes a recorder.
    public init() {}

    /// The calls so far, as `Type.member`.
    public var recorded: [String] { calls.withLock { $0 } }

    /// Records a call, and fails the running test, if any.
    public func record(_ call: String, sourceLocation: SourceLocation = #_sourceLocation) {
        calls.withLock { $0.append(call) }
        guard Test.current != nil else { return }
        Issue.record("\(call) was called, but the test did not say what it should return", sourceLocation: sourceLocation)
    }
}
