public import Common
import Foundation
public import Logging
public import Networking
public import Persistence
public import RemoteConfiguration

/// The remote configuration of a file or an address. The database must have `RemoteConfigurationMigrations.all`.
///
/// A document is taken as a whole or not at all; one that is not fit for use is told to the logger, and what held before stays, also over a
/// restart.
public final class LiveRemoteConfiguration: RemoteConfiguring {
    private struct State {
        var settings: RemoteSettings
        var document: [UInt8]?
        var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
        var nextListener = 0
    }

    private let source: RemoteSource?
    private let client: any HTTPClient
    private let store: RemoteStore
    private let flags: Set<String>
    private let checkStyle: @Sendable ([UInt8]) -> String?
    private let logger: any Logger
    private let state: Locked<State>

    /// Reads which installation this is, and the last document that was fit for use; brings none. Without a source everything is as the app
    /// comes.
    ///
    /// `flags` are those that this version knows. `checkStyle` finds fault with design tokens, and returns nil where there is none.
    public init(
        source: RemoteSource?, client: any HTTPClient, database: Database, identifiers: any IdentifierSource, flags: [FeatureFlag],
        logger: any Logger, checkStyle: @escaping @Sendable (_ tokens: [UInt8]) -> String?
    ) async {
        self.source = source
        self.client = client
        self.flags = Set(flags.map(\.name)).union([RemoteDocument.styleFlag.name])
        self.checkStyle = checkStyle
        self.logger = logger
        store = RemoteStore(database: database, identifiers: identifiers)
        let kept = await Self.kept(store, of: source, checkStyle, logger)
        state = Locked(State(settings: kept.settings, document: kept.document))
        if source != nil {
            logger.log(.info, "remote.installation", ["id": .outside(kept.settings.installation.uuidString.lowercased())])
        }
    }

    /// What holds now.
    public var current: RemoteSettings { state.withLock(\.settings) }

    /// Tells when something else holds from now on.
    public func changes() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state in
            state.nextListener += 1
            state.listeners[state.nextListener] = continuation
            return state.nextListener
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.listeners.removeValue(forKey: number) }
        }
        return stream
    }

    /// Brings the document, and takes it where it is another one and fit for use.
    public func refresh() async {
        guard let source else { return }
        do {
            let bytes = try await source.document(over: client)
            guard bytes != state.withLock(\.document) else { return }
            let document = try RemoteDocument(json: bytes, checkStyle: checkStyle)
            take(document, bytes)
            try await store.keep(bytes, of: source)
        } catch {
            logger.log(.warning, "remote.refused", ["source": .outside(source.name), "error": .failure(error)])
        }
    }

    private func take(_ document: RemoteDocument, _ bytes: [UInt8]) {
        let unknown = document.rules.keys.filter { !flags.contains($0) }.sorted()
        if !unknown.isEmpty {
            logger.log(.notice, "remote.unknownFlags", ["flags": .outside(unknown.joined(separator: ", "))])
        }
        let listeners = state.withLock { state -> [AsyncStream<Void>.Continuation] in
            let settings = document.settings(for: state.settings.installation)
            state.document = bytes
            guard settings != state.settings else { return [] }
            state.settings = settings
            return Array(state.listeners.values)
        }
        for listener in listeners { listener.yield() }
    }

    /// Where nothing can be read, the app is as it comes, and the installation one that was never seen before.
    private static func kept(
        _ store: RemoteStore, of source: RemoteSource?, _ checkStyle: RemoteDocument.StyleCheck, _ logger: any Logger
    ) async -> (settings: RemoteSettings, document: [UInt8]?) {
        var installation: UUID?
        do {
            let known = try await store.installation()
            installation = known
            guard let source, let bytes = try await store.document(of: source) else { return (RemoteSettings(installation: known), nil) }
            return (try RemoteDocument(json: bytes, checkStyle: checkStyle).settings(for: known), bytes)
        } catch {
            logger.log(.warning, "remote.keptRefused", ["error": .failure(error)])
            return (RemoteSettings(installation: installation ?? store.identifiers.next()), nil)
        }
    }
}
