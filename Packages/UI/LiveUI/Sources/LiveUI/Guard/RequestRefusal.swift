/// Why a request was turned away before anything of the app saw it.
nonisolated public enum RequestRefusal: Error, Equatable, Sendable, CustomStringConvertible {
    /// The `Host` is missing, doubled or not one that this server was started for: a rebound name, perhaps.
    case foreignHost
    /// A method that the path does not know; the header `Allow` of the answer names those it does.
    case method(allowed: String)
    /// A `POST` without an `Origin`.
    case missingOrigin
    /// An `Origin` of another site.
    case foreignOrigin
    /// `Sec-Fetch-Site` says that another site asked.
    case foreignSite
    /// A body of a type that the path does not take.
    case mediaType
    /// A body over the limit.
    case tooLarge
    /// No cookie, or a wrong one, and no good token.
    case notSignedIn

    /// The status of the answer.
    public var status: Int {
        switch self {
        case .foreignHost, .missingOrigin, .foreignOrigin, .foreignSite: 403
        case .method: 405
        case .mediaType: 415
        case .tooLarge: 413
        case .notSignedIn: 401
        }
    }

    /// English, for logs and for whoever reads the answer.
    public var description: String {
        switch self {
        case .foreignHost: "the request names a host that this server does not answer for; open the address that the app printed"
        case .method(let allowed): "the method is not allowed here; allowed: \(allowed)"
        case .missingOrigin: "a POST must carry an Origin header; nothing was changed"
        case .foreignOrigin: "the request comes from another origin; nothing was changed"
        case .foreignSite: "the request was started by another site; nothing was changed"
        case .mediaType: "the body has a content type that is not taken here; nothing was changed"
        case .tooLarge: "the body is too large; nothing was changed"
        case .notSignedIn: "the browser is not signed in; open a fresh link from the app"
        }
    }
}
