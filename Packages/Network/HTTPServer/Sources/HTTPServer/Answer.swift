import CMicroHTTPDShim
import Glibc

/// Hands answers to the library. Only from its thread, inside a callback.
enum Answer {
    /// The headers that the server writes itself.
    private static let reserved = ["Content-Length", "Transfer-Encoding", "Date"]

    /// Queues a whole answer; false closes the connection.
    static func queue(bytes: [UInt8], status: Int, headers: HTTPHeaders, on connection: ConnectionHandle) -> Bool {
        guard let response = bytes.withUnsafeBytes({ mb_http_response_bytes($0.baseAddress, $0.count) }) else { return false }
        guard (200...599).contains(status), add(headers, to: response) else {
            mb_http_discard(response)
            return refuse(status: 500, on: connection)
        }
        return mb_http_queue(connection.pointer, UInt32(status), response) == 1
    }

    /// Queues an answer that the body feeds; false closes the connection. The body is closed when the library is done with it.
    static func queue(stream body: StreamBody, status: Int, headers: HTTPHeaders, on connection: ConnectionHandle) -> Bool {
        let context = Unmanaged.passRetained(body)
        guard let response = mb_http_response_stream(context.toOpaque(), readStream, releaseStream) else {
            context.release()
            body.close()
            return false
        }
        guard (200...599).contains(status), add(headers, to: response) else {
            mb_http_discard(response)
            return refuse(status: 500, on: connection)
        }
        return mb_http_queue(connection.pointer, UInt32(status), response) == 1
    }

    /// Queues a short refusal and closes the connection after it; false closes it at once.
    static func refuse(status: Int, on connection: ConnectionHandle) -> Bool {
        let headers: HTTPHeaders = [
            "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff", "Connection": "close",
        ]
        return queue(bytes: Array("\(reason(status)) (\(status))\n".utf8), status: status, headers: headers, on: connection)
    }

    /// Writes a 413 past the library, which takes no answer while a body of unknown length arrives. Nothing else is being sent
    /// then: the library answers one request at a time. The caller closes the connection.
    static func refuseRestOfBody(on connection: ConnectionHandle) {
        let text = "\(reason(413)) (413)\n"
        let message =
            "HTTP/1.1 413 \(reason(413))\r\nContent-Type: text/plain; charset=utf-8\r\nCache-Control: no-store\r\n"
            + "Connection: close\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)"
        let bytes = Array(message.utf8)
        _ = send(connection.descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }

    private static func add(_ headers: HTTPHeaders, to response: OpaquePointer) -> Bool {
        headers.fields.allSatisfy { field in
            guard !reserved.contains(where: { HTTPHeaders.isSame($0, field.name) }) else { return true }
            guard RequestHead.isToken(field.name.utf8), isFieldValue(field.value) else { return false }
            return mb_http_response_header(response, field.name, field.value) == 1
        }
    }

    /// Bytes, not characters: a line break joined to another scalar is not equal to a line break.
    private static func isFieldValue(_ value: String) -> Bool {
        value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }

    private static func reason(_ status: Int) -> String {
        switch status {
        case 400: "Bad Request"
        case 413: "Content Too Large"
        case 431: "Request Header Fields Too Large"
        case 501: "Not Implemented"
        case 503: "Service Unavailable"
        default: "Internal Server Error"
        }
    }
}

private func readStream(
    _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int {
    guard let context else { return mb_http_end_with_error }
    return Unmanaged<StreamBody>.fromOpaque(context).takeUnretainedValue()
        .read(into: UnsafeMutableRawBufferPointer(start: buffer, count: buffer == nil ? 0 : size))
}

private func releaseStream(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<StreamBody>.fromOpaque(context).takeRetainedValue().close()
}
