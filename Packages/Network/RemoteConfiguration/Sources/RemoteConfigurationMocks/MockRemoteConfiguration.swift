public import Foundation
public import RemoteConfiguration
import Synchronization

/// What is set from afar, as a test says; nothing at first, so that each flag is at its default.
public final class MockRemoteConfiguration: RemoteConfiguring {
    private struct State {
        var stages: [String: RolloutStage] = [:]
        var styleTokens: [UInt8]?
        var listeners: [AsyncStream<Void>.Continuation] = []
    }

    private let installation: UUID
    private let state = Mutex(State())

    /// Makes a mock for an installation.
    public init(installation: UUID = UUID()) {
        self.installation = installation
    }

    /// What the test set.
    public var current: RemoteSettings {
        state.withLock { state in
            RemoteSettings(
                installation: installation, rules: state.stages.mapValues { FlagRule(stage: $0) }, styleTokens: state.styleTokens)
        }
    }

    /// Sets the stage of a flag, and tells everyone who asked for changes.
    public func set(_ stage: RolloutStage, of flag: FeatureFlag) {
        change { $0.stages[flag.name] = stage }
    }

    /// Sets the design tokens, and tells everyone who asked for changes.
    public func set(styleTokens: String?) {
        change { $0.styleTokens = styleTokens.map { Array($0.utf8) } }
    }

    /// A stream that the setters feed.
    public func changes() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        state.withLock { $0.listeners.append(continuation) }
        return stream
    }

    private func change(_ body: (inout State) -> Void) {
        let listeners = state.withLock { state in
            body(&state)
            return state.listeners
        }
        for listener in listeners { listener.yield() }
    }
}
