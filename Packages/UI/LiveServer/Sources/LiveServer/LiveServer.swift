public import HTTPServer
public import LiveUI

/// Serves live pages on this machine: the host that makes them, on the HTTP server that carries them.
@MainActor
public final class LiveServer {
    private let cookieName: String
    private let secret: String
    private let makeHost: @MainActor (RequestGuard) -> LiveHost
    private var server: HTTPServer?
    private var host: LiveHost?
    private var origin = ""
    /// Called when a link was followed, which is good for one sign-in only.
    public var onLinkUsed: @MainActor () -> Void = {}

    /// Prepares a server that does not listen yet. `secret` signs browsers in, with a cookie whose name is `cookieName` and the port.
    public init(cookieName: String, secret: String, makeHost: @escaping @MainActor (RequestGuard) -> LiveHost) {
        self.cookieName = cookieName
        self.secret = secret
        self.makeHost = makeHost
    }

    /// Listens at a loopback address; port 0 picks a free one. Returns the port. Throws `HTTPServerError`.
    public func start(host address: String = "127.0.0.1", port: Int) throws(HTTPServerError) -> Int {
        let server = HTTPServer(configuration: .init(host: address, port: port, bodyLimit: RequestGuard.longestUpload)) {
            [weak self] request in
            await self?.respond(to: request) ?? HTTPResponse(status: 503)
        }
        let boundPort = try server.start()
        self.server = server
        let authority = address.contains(":") ? "[\(address)]:\(boundPort)" : "\(address):\(boundPort)"
        origin = "http://\(authority)"
        host = makeHost(
            RequestGuard(hosts: [authority, "localhost:\(boundPort)"], cookieName: "\(cookieName)-\(boundPort)", secret: secret))
        return boundPort
    }

    /// A link that signs a browser in, once and within five minutes.
    public func makeLink() -> String {
        "\(origin)/?token=\(host?.issueToken() ?? "")"
    }

    /// Ends every session and stops listening.
    public func stop() async {
        host?.shutDown()
        await server?.stop()
    }

    private func respond(to request: HTTPRequest) async -> HTTPResponse {
        guard let host else { return HTTPResponse(status: 503) }
        let response = HTTPResponse(await host.respond(to: LiveRequest(request)))
        if request.queryValue("token") != nil { onLinkUsed() }
        return response
    }
}
