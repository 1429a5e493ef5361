import Foundation
import Networking

/// A recorded answer: which request it answers, and how.
struct Recording: Equatable {
    let method: String
    let url: String
    let outcome: Result<NetworkResponse, NetworkError>

    /// Reads a file of the folder. Throws `ReplayError`.
    init(json data: Data, file: String, folder: URL) throws(ReplayError) {
        func wrong(_ reason: String) -> ReplayError { .invalid(file: file, reason: reason) }
        let fields: Fields
        do {
            fields = try JSONDecoder().decode(Fields.self, from: data)
        } catch let error as UnknownKey {
            throw wrong("there is no key “\(error.key)”; there are \(Fields.CodingKeys.allCases.map(\.rawValue).joined(separator: ", "))")
        } catch {
            throw wrong("it must be a JSON object with a text “url”")
        }
        guard let address = URL(string: fields.url), RequestCheck.isAddress(address) else { throw wrong("“url” is no address of the web") }
        method = fields.method ?? "GET"
        guard NetworkRequest.Method(rawValue: method) != nil else { throw wrong("there is no method “\(method)”") }
        url = address.absoluteString
        if let failure = fields.failure {
            guard let error = Self.failures(host: address.host ?? "")[failure] else { throw wrong("there is no failure “\(failure)”") }
            outcome = .failure(error)
            return
        }
        let status = fields.status ?? 200
        guard (200...599).contains(status) else { throw wrong("“status” must be a number from 200 to 599") }
        let body = try fields.bytes(file: file, folder: folder)
        outcome = .success(NetworkResponse(status: status, headers: fields.headers ?? [:], body: body))
    }

    private static func failures(host: String) -> [String: NetworkError] {
        [
            "offline": .offline, "not_reached": .notReached(host: host), "not_trusted": .notTrusted(host: host),
            "timed_out": .timedOut(host: host), "interrupted": .interrupted(host: host),
        ]
    }
}

/// A key that a recording does not have.
private struct UnknownKey: Error {
    let key: String
}

/// The file as it is written.
private struct Fields: Decodable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case method, url, status, headers, body, failure
        case bodyFile = "body_file"
        case comment = "//"
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        let intValue: Int? = nil
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    let method: String?
    let url: String
    let status: Int?
    let headers: [String: String]?
    let body: String?
    let bodyFile: String?
    let failure: String?

    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
        if let key = keys.first(where: { CodingKeys(rawValue: $0) == nil }) { throw UnknownKey(key: key) }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        method = try container.decodeIfPresent(String.self, forKey: .method)
        url = try container.decode(String.self, forKey: .url)
        status = try container.decodeIfPresent(Int.self, forKey: .status)
        headers = try container.decodeIfPresent([String: String].self, forKey: .headers)
        body = try container.decodeIfPresent(String.self, forKey: .body)
        bodyFile = try container.decodeIfPresent(String.self, forKey: .bodyFile)
        failure = try container.decodeIfPresent(String.self, forKey: .failure)
    }

    /// What is answered: a text of the file, or another file beside it.
    func bytes(file: String, folder: URL) throws(ReplayError) -> [UInt8] {
        guard let bodyFile else { return Array((body ?? "").utf8) }
        guard body == nil else { throw .invalid(file: file, reason: "it has both “body” and “body_file”") }
        guard !bodyFile.contains("/"), bodyFile != ".." else { throw .invalid(file: file, reason: "“body_file” must be a file beside it") }
        let path = folder.appendingPathComponent(bodyFile).path
        guard let data = FileManager.default.contents(atPath: path) else { throw .notReadable(path) }
        return [UInt8](data)
    }
}
