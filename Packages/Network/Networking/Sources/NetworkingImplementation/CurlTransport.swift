import CCurlShim
import Foundation
import Networking

/// Requests over libcurl, each on a thread of its own that ends with it: nothing is started before the first one, and no connection, cookie or
/// credential stays behind.
///
/// Foundation's `URLSession` is over libcurl too, but ends the process where a connection is closed in the middle of an answer's head (seen with
/// Swift 6.3.1 on Linux: “Transfer completed, but there's no response”).
struct CurlTransport: HTTPTransport {
    func exchange(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
        let exchange = Exchange(limit: request.limit)
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard exchange.begin(continuation) else { return }
                Thread.detachNewThread { exchange.end(Self.perform(request, exchange)) }
            }
        } onCancel: {
            exchange.end(.failure(.cancelled))
        }
        return try outcome.get()
    }

    private static func perform(_ request: NetworkRequest, _ exchange: Exchange) -> Exchange.Outcome {
        // What libcurl would say of itself is left out.
        var lines = ["User-Agent: Meterbook"] + request.headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        if !request.body.isEmpty { lines += ["Expect:"] }
        if !request.body.isEmpty, request.headers.keys.allSatisfy({ $0.lowercased() != "content-type" }) { lines += ["Content-Type:"] }
        let texts = lines.map { strdup($0) }
        defer { for text in texts { free(text) } }
        var status = 0
        let end = request.url.absoluteString.withCString { url in
            request.method.rawValue.withCString { method in
                texts.map { UnsafePointer($0) }.withUnsafeBufferPointer { headers in
                    request.body.withUnsafeBytes { body in
                        var curl = mb_curl_request(
                            url: url, method: method, headers: headers.baseAddress, header_count: headers.count, body: body.baseAddress,
                            body_size: body.count, context: Unmanaged.passUnretained(exchange).toOpaque(), head: takeHead,
                            body_part: takeBody, is_given_up: isGivenUp)
                        return mb_curl_exchange(&curl, &status)
                    }
                }
            }
        }
        return exchange.outcome(end: end, status: status, host: request.url.host ?? "")
    }
}

/// Called on the exchange's own thread, while `perform` keeps it alive.
private func exchange(_ context: UnsafeMutableRawPointer?) -> Exchange? {
    context.map { Unmanaged<Exchange>.fromOpaque($0).takeUnretainedValue() }
}

private func takeHead(_ context: UnsafeMutableRawPointer?, _ line: UnsafePointer<CChar>?, _ size: Int) -> CInt {
    guard let exchange = exchange(context), let line else { return 1 }
    return exchange.takeHead(UnsafeRawBufferPointer(start: line, count: size)) ? 0 : 1
}

private func takeBody(_ context: UnsafeMutableRawPointer?, _ bytes: UnsafeRawPointer?, _ size: Int) -> CInt {
    guard let exchange = exchange(context) else { return 1 }
    return exchange.takeBody(UnsafeRawBufferPointer(start: bytes, count: size)) ? 0 : 1
}

private func isGivenUp(_ context: UnsafeMutableRawPointer?) -> CInt {
    exchange(context)?.isEnded == false ? 0 : 1
}
