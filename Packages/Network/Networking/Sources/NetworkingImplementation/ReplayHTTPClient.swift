import Common
public import Foundation
public import Networking

/// A network that was recorded: the same answers to the same requests, on every machine. Nothing is ever sent.
public final class ReplayHTTPClient: HTTPClient {
    private let recordings: [Recording]
    private let used = Locked<Set<Int>>([])

    /// A network that knows no answer at all.
    public init() {
        recordings = []
    }

    /// Reads the recordings of a folder: its files whose names end in `.json`, in the order of their names. Throws `ReplayError`.
    public init(folder: URL) throws(ReplayError) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted()
        } catch {
            throw .notReadable(folder.path)
        }
        var recordings: [Recording] = []
        for name in names {
            let path = folder.appendingPathComponent(name).path
            guard let data = FileManager.default.contents(atPath: path) else { throw .notReadable(path) }
            recordings.append(try Recording(json: data, file: name, folder: folder))
        }
        self.recordings = recordings
    }

    /// The first recording of the request that was not used yet, or else the last one again. Throws `NetworkError.notRecorded` where there is
    /// none.
    public func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
        let url = request.url.absoluteString
        let fitting = recordings.indices.filter { recordings[$0].method == request.method.rawValue && recordings[$0].url == url }
        guard let last = fitting.last else { throw .notRecorded("\(request.method.rawValue) \(url)") }
        let index = used.withLock { used in
            let index = fitting.first { !used.contains($0) } ?? last
            used.insert(index)
            return index
        }
        let answer = try recordings[index].outcome.get()
        guard (200...299).contains(answer.status) else { throw .status(answer.status) }
        guard answer.body.count <= request.limit else { throw .tooLarge(limit: request.limit) }
        return answer
    }
}
