import CMicroHTTPDShim
import Common

/// Carries one stream's chunks to the library's thread, never holding more than `highWater` bytes and one chunk.
final class StreamBody: Sendable {
    private struct State {
        var bytes: [UInt8] = []
        var offset = 0
        var hasEnded = false
        var isClosed = false
        var room: CheckedContinuation<Void, Never>?
        var pump: Task<Void, Never>?
    }

    private enum Step {
        case copied(Int)
        case ended
        case closed
        case empty
    }

    private static let highWater = 64 << 10

    private let gate: ConnectionGate
    private let state = Locked(State())

    private init<Failure>(_ stream: some AsyncSequence<[UInt8], Failure> & Sendable, gate: ConnectionGate) {
        self.gate = gate
        let pump = Task { await self.run(stream) }
        state.withLock { $0.pump = pump }
    }

    /// Carries a body that comes bit by bit; nil for one that is known.
    convenience init?(_ body: HTTPResponse.Body, gate: ConnectionGate) {
        switch body {
        case .bytes: return nil
        case .stream(let stream): self.init(stream, gate: gate)
        case .failableStream(let stream): self.init(stream, gate: gate)
        }
    }

    /// Ends a stream that nobody will read, so that its `onTermination` runs.
    static func discard<Failure>(_ stream: some AsyncSequence<[UInt8], Failure> & Sendable) {
        let reader = Task {
            for try await _ in stream {}
        }
        reader.cancel()
    }

    /// Fills the library's buffer; suspends the connection when there is nothing. Only from the library's thread.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            guard !gate.isShut else { return mb_http_end_with_error }
            switch take(into: buffer) {
            case .copied(let count): return count
            case .ended: return mb_http_end_of_stream
            case .closed: return mb_http_end_with_error
            case .empty: break
            }
            switch gate.park() {
            case .parked: return 0
            case .signalled: continue
            case .shut: return mb_http_end_with_error
            }
        }
    }

    /// Ends the stream's consumer, whatever it waits for.
    func close() {
        let (pump, room) = state.withLock { state in
            state.isClosed = true
            state.bytes = []
            state.offset = 0
            defer { state.room = nil }
            return (state.pump, state.room)
        }
        pump?.cancel()
        room?.resume()
    }

    private func take(into buffer: UnsafeMutableRawBufferPointer) -> Step {
        let (step, room) = state.withLock { state -> (Step, CheckedContinuation<Void, Never>?) in
            guard !state.isClosed else { return (.closed, nil) }
            let count = min(buffer.count, state.bytes.count - state.offset)
            guard count > 0 else { return (state.hasEnded ? .ended : .empty, nil) }
            state.bytes[state.offset..<(state.offset + count)].withUnsafeBytes { buffer.copyMemory(from: $0) }
            state.offset += count
            guard state.offset == state.bytes.count else { return (.copied(count), nil) }
            state.bytes = []
            state.offset = 0
            defer { state.room = nil }
            return (.copied(count), state.room)
        }
        room?.resume()
        return step
    }

    /// Once closed, this task is cancelled: `next()` then ends the stream, and chunks that still come are dropped.
    private func run<Failure>(_ stream: some AsyncSequence<[UInt8], Failure> & Sendable) async {
        do {
            for try await chunk in stream where !chunk.isEmpty {
                await offer(chunk)
            }
            state.withLock { $0.hasEnded = true }
        } catch {
            state.withLock { $0.isClosed = true }
        }
        gate.signal()
    }

    private func offer(_ chunk: [UInt8]) async {
        let isFull = state.withLock { state in
            guard !state.isClosed else { return false }
            if state.offset > Self.highWater {
                state.bytes.removeFirst(state.offset)
                state.offset = 0
            }
            state.bytes.append(contentsOf: chunk)
            return state.bytes.count - state.offset > Self.highWater
        }
        gate.signal()
        guard isFull else { return }
        await withCheckedContinuation { continuation in
            let isWaiting = state.withLock { state in
                guard !state.isClosed, !state.bytes.isEmpty else { return false }
                state.room = continuation
                return true
            }
            if !isWaiting { continuation.resume() }
        }
    }
}
