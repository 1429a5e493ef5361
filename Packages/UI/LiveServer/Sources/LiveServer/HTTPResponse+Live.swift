import HTTPServer
import LiveUI

extension LiveRequest {
    /// The request, free of the server's types.
    init(_ request: HTTPRequest) {
        self.init(
            method: request.method,
            path: request.path,
            query: request.query.map { LiveField($0.name, $0.value) },
            headers: request.headers.fields.map { LiveField($0.name, $0.value) },
            body: request.body
        )
    }
}

extension HTTPResponse {
    /// The answer in the server's types.
    init(_ response: LiveResponse) {
        switch response {
        case .complete(let status, let headers, let body):
            self.init(status: status, headers: HTTPHeaders(headers), body: .bytes(body))
        case .events(let headers, let stream):
            self.init(status: 200, headers: HTTPHeaders(headers), body: .stream(stream))
        case .file(let headers, let chunks):
            self.init(status: 200, headers: HTTPHeaders(headers), body: .failableStream(chunks))
        }
    }
}

extension HTTPHeaders {
    fileprivate init(_ fields: [LiveField]) {
        self.init(fields.map { HTTPField(name: $0.name, value: $0.value) })
    }
}
