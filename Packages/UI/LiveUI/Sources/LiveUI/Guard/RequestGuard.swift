/// Turns away what a foreign web page, a rebound name or another program could send to a server on this machine.
///
/// Any page on the web can post to 127.0.0.1 and can make its own name point there, so the address alone proves nothing.
nonisolated public struct RequestGuard: Sendable {
    /// The longest body, in bytes: 1 MiB.
    public static let longestBody = 1 << 20
    /// The longest body that holds a file, in bytes: 32 MiB. The server in front must let it through.
    public static let longestUpload = 32 << 20

    private let hosts: Set<String>
    private let cookieName: String
    private let secret: String

    /// Makes a guard.
    ///
    /// `hosts` are the exact values of `Host` to answer for, with the port, such as `127.0.0.1:8787`. `cookieName` should hold the
    /// port, since cookies are shared by all ports of a host. `secret` is what the cookie must hold; an empty one lets nobody in.
    public init(hosts: [String], cookieName: String, secret: String) {
        self.hosts = Set(hosts.map { $0.lowercased() })
        self.cookieName = cookieName
        self.secret = secret
    }

    /// Checks everything but the cookie. Throws the reason for which the request must not be looked at.
    public func check(_ request: LiveRequest) throws(RequestRefusal) {
        let host = try checkHost(request)
        let target = LiveTarget(path: request.path)
        try checkMethod(request, target)
        try checkOrigin(request, host: host)
        try checkSite(request, target)
        guard request.body.count <= (mayHoldFile(request, target) ? Self.longestUpload : Self.longestBody) else { throw .tooLarge }
        try checkType(request, target)
    }

    /// Whether the request carries the cookie.
    public func isSignedIn(_ request: LiveRequest) -> Bool {
        guard !secret.isEmpty else { return false }
        // All of that name are tried: a server on another port of this host can add one but not read ours.
        return request.cookies(cookieName).reduce(false) { ASCII.equalSecrets($1, secret) || $0 }
    }

    /// The header line that signs a browser in for a year.
    var signIn: LiveField {
        LiveField("Set-Cookie", "\(cookieName)=\(secret); Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict")
    }

    private func checkHost(_ request: LiveRequest) throws(RequestRefusal) -> String {
        let values = request.headerValues("Host")
        guard values.count == 1, let host = values.first?.lowercased(), hosts.contains(host) else { throw .foreignHost }
        return host
    }

    private func checkMethod(_ request: LiveRequest, _ target: LiveTarget) throws(RequestRefusal) {
        switch target {
        case .event, .file, .form:
            guard request.method == "POST" else { throw .method(allowed: "POST") }
        case .asset, .download, .events, .page, .unknown:
            guard request.method == "GET" || request.method == "HEAD" else { throw .method(allowed: "GET, HEAD") }
        }
    }

    private func checkOrigin(_ request: LiveRequest, host: String) throws(RequestRefusal) {
        let origins = request.headerValues("Origin")
        // Chromium sends none on a same-origin EventSource.
        if origins.isEmpty, request.method != "POST" { return }
        guard let origin = origins.first else { throw .missingOrigin }
        guard origins.count == 1, origin.lowercased() == "http://" + host else { throw .foreignOrigin }
    }

    private func checkSite(_ request: LiveRequest, _ target: LiveTarget) throws(RequestRefusal) {
        for site in request.headerValues("Sec-Fetch-Site") where site != "same-origin" {
            guard site == "none", target == .page, request.method != "POST" else { throw .foreignSite }
        }
    }

    private func checkType(_ request: LiveRequest, _ target: LiveTarget) throws(RequestRefusal) {
        let allowed: [String]
        switch target {
        case .event: allowed = ["application/json"]
        case .file: allowed = ["application/octet-stream"]
        case .form: allowed = ["application/x-www-form-urlencoded", "multipart/form-data"]
        case .asset, .download, .events, .page, .unknown: return
        }
        let types = request.headerValues("Content-Type")
        guard types.count == 1, let type = types.first, allowed.contains(MediaType(type).essence) else { throw .mediaType }
    }

    /// Only whoever is signed in may send much.
    private func mayHoldFile(_ request: LiveRequest, _ target: LiveTarget) -> Bool {
        switch target {
        case .file: isSignedIn(request)
        case .form: isSignedIn(request) && MediaType(request.header("Content-Type") ?? "").essence == "multipart/form-data"
        case .asset, .download, .event, .events, .page, .unknown: false
        }
    }
}
