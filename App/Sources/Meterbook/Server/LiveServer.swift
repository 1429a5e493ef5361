import Common
import CommonUI
import Foundation
import HTTPServer
import LiveUI
import Logging

/// Serves the live pages on this machine: the host that makes them, on the HTTP server that carries them.
@MainActor
final class LiveServer {
    private let dependencies: AppDependencies
    private let secret: String
    private let site: Site
    private var server: HTTPServer?
    private var host: LiveHost?
    private var origin = ""
    /// Called when a link was followed, which is good for one sign-in only.
    var onLinkUsed: @MainActor () -> Void = {}

    /// Prepares a server that does not listen yet. `secret` signs browsers in. Throws `CommandFailure` where the app's own files are missing.
    init(dependencies: AppDependencies, secret: String) throws(CommandFailure) {
        self.dependencies = dependencies
        self.secret = secret
        let environment = dependencies.environment
        site = try Site(resources: environment.resources, style: environment.configuration.style)
    }

    /// Listens at a loopback address; port 0 picks a free one. Returns the port. Throws `HTTPServerError`.
    func start(host address: String, port: Int) throws(HTTPServerError) -> Int {
        let server = HTTPServer(configuration: .init(host: address, port: port, bodyLimit: RequestGuard.longestUpload)) {
            [weak self] request in
            await self?.respond(to: request) ?? HTTPResponse(status: 503)
        }
        let boundPort = try server.start()
        self.server = server
        let authority = address.contains(":") ? "[\(address)]:\(boundPort)" : "\(address):\(boundPort)"
        origin = "http://\(authority)"
        host = makeHost(authorities: [authority, "localhost:\(boundPort)"], port: boundPort)
        return boundPort
    }

    /// A link that signs a browser in, once and within five minutes.
    func makeLink() -> String {
        "\(origin)/?token=\(host?.issueToken() ?? "")"
    }

    /// Hands over a new link before the one before grows too old, until the task is cancelled. Throws `CancellationError`.
    func renewLink(_ announce: (String) -> Void) async throws {
        while true {
            try await Task.sleep(for: .seconds(240))
            announce(makeLink())
        }
    }

    /// Ends every session and stops listening.
    func stop() async {
        host?.shutDown()
        await server?.stop()
    }

    private func respond(to request: HTTPRequest) async -> HTTPResponse {
        guard let host else { return HTTPResponse(status: 503) }
        let response = HTTPResponse(await host.respond(to: LiveRequest(request)))
        if request.queryValue("token") != nil { onLinkUsed() }
        return response
    }

    private func makeHost(authorities: [String], port: Int) -> LiveHost {
        let logger = dependencies.logger
        let site = site
        let configuration = LiveHost.Configuration(
            requestGuard: RequestGuard(hosts: authorities, cookieName: "meterbook-\(port)", secret: secret),
            script: site.script,
            styleSheets: [Site.styleSheet],
            icon: site.icon,
            asset: { site.asset($0) },
            environment: { site.environment(acceptLanguage: $0) },
            report: { logger.log(.warning, "live.incident", ["what": .outside($0.description)]) }
        )
        return LiveHost(configuration: configuration) { [dependencies] context in
            AppSession(dependencies: dependencies, site: site, context: context)
        }
    }
}

extension LiveRequest {
    /// The request, free of the server's types.
    fileprivate init(_ request: HTTPRequest) {
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
    fileprivate init(_ response: LiveResponse) {
        switch response {
        case .complete(let status, let headers, let body):
            self.init(status: status, headers: HTTPHeaders(headers), body: .bytes(body))
        case .events(let headers, let stream):
            self.init(status: 200, headers: HTTPHeaders(headers), body: .stream(stream))
        }
    }
}

extension HTTPHeaders {
    fileprivate init(_ fields: [LiveField]) {
        self.init(fields.map { HTTPField(name: $0.name, value: $0.value) })
    }
}
