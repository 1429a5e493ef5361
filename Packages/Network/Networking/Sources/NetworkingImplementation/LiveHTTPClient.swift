public import Common
import Foundation
public import Logging
public import Networking
public import Persistence

/// Requests over the network: in time, again after failures that may pass, elsewhere where the server says so, and only where something has
/// changed. The database must have `NetworkingMigrations.all`.
public final class LiveHTTPClient: HTTPClient {
    private static let mostRedirects = 5

    private let transport: any HTTPTransport
    private let cache: ResponseCache
    private let retries: RetryRule
    private let clock: any Clock<Duration>
    private let logger: any Logger
    private let isOnline: @Sendable () -> Bool

    /// Makes a client, which starts nothing before the first request. Of a request the logger is told the host alone.
    public convenience init(database: Database, wallClock: any WallClock, logger: any Logger) {
        self.init(
            transport: CurlTransport(), database: database, clock: ContinuousClock(), wallClock: wallClock, logger: logger,
            random: { Double.random(in: 0..<1) }, isOnline: Connectivity.isOnline)
    }

    init(
        transport: any HTTPTransport, database: Database, clock: any Clock<Duration>, wallClock: any WallClock, logger: any Logger,
        random: @escaping @Sendable () -> Double, isOnline: @escaping @Sendable () -> Bool
    ) {
        self.transport = transport
        cache = ResponseCache(database: database, wallClock: wallClock, logger: logger)
        retries = RetryRule(wallClock: wallClock, random: random)
        self.clock = clock
        self.logger = logger
        self.isOnline = isOnline
    }

    /// Sends a request. Throws `NetworkError`.
    public func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
        try RequestCheck.check(request)
        let host = request.url.host ?? ""
        var attempt = 1
        while true {
            guard Connectivity.isLoopback(host) || isOnline() else { return try settle(.failure(.offline), host, attempt) }
            let outcome = await attemptInTime(request, host: host)
            guard let pause = retries.pause(after: outcome, of: request, attempt: attempt) else {
                return try settle(outcome, host, attempt)
            }
            attempt += 1
            do {
                try await clock.sleep(for: pause)
            } catch {
                throw .cancelled
            }
        }
    }

    private func settle(
        _ outcome: Result<NetworkResponse, NetworkError>, _ host: String, _ attempts: Int
    ) throws(NetworkError) -> NetworkResponse {
        let failure: NetworkError
        switch outcome {
        case .success(let answer):
            if (200...299).contains(answer.status) { return answer }
            failure = .status(answer.status)
        case .failure(let error): failure = error
        }
        if failure != .cancelled {
            logger.log(
                .warning, "network.failed", ["host": .outside(host), "error": .failure(failure), "attempts": .count(attempts)])
        }
        throw failure
    }

    /// One attempt with all its redirects, given up when its time is over.
    private func attemptInTime(_ request: NetworkRequest, host: String) async -> Result<NetworkResponse, NetworkError> {
        await withTaskGroup(of: Result<NetworkResponse, NetworkError>?.self) { group in
            group.addTask { await self.attempt(request) }
            group.addTask { [clock] in
                do {
                    try await clock.sleep(for: request.timeout)
                    return .failure(.timedOut(host: host))
                } catch {
                    return nil
                }
            }
            defer { group.cancelAll() }
            for await outcome in group {
                if let outcome { return outcome }
            }
            return .failure(.cancelled)
        }
    }

    private func attempt(_ request: NetworkRequest) async -> Result<NetworkResponse, NetworkError> {
        do {
            var hop = request
            for _ in 0...Self.mostRedirects {
                let answer = try await exchange(hop)
                guard let next = try Redirect.next(after: answer, of: hop) else { return .success(answer) }
                hop = next
            }
            return .failure(.redirected(.endless))
        } catch {
            return .failure(error)
        }
    }

    private func exchange(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
        guard request.isConditional, request.method == .get else { return try await transport.exchange(request) }
        let url = request.url
        let kept = await cache.kept(for: url).flatMap { $0.body.count <= request.limit ? $0 : nil }
        let headers = request.headers.merging(kept?.headers ?? [:]) { own, _ in own }
        let answer = try await transport.exchange(request.with(url: url, headers: headers))
        switch answer.status {
        case 304:
            guard let kept else { return answer }
            await cache.touch(url)
            return NetworkResponse(status: 200, headers: answer.headers, body: kept.body)
        case 200: await cache.keep(answer, for: url)
        case 404, 410: await cache.forget(url)
        default: break
        }
        return answer
    }
}
