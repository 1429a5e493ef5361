/// Why a server could not start.
public enum HTTPServerError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The address is not a loopback address, so other machines could reach it.
    case notLoopback(host: String)
    /// The port is not 0 to 65535.
    case invalidPort(Int)
    /// A limit or time-out of the configuration is out of range; the name of the field.
    case invalidConfiguration(field: String)
    /// Something else listens there.
    case portInUse(host: String, port: Int)
    /// The system does not let this user listen there (ports below 1024, mostly).
    case notPermitted(host: String, port: Int)
    /// This machine does not have the address (IPv6 switched off, mostly).
    case addressUnavailable(host: String)
    /// `start()` was called a second time; a server starts once.
    case alreadyStarted
    /// A call to the system failed; `code` is its `errno`.
    case system(call: String, code: Int32)
    /// libmicrohttpd would not start; it does not say why.
    case libraryRefused

    /// What was tried and what to do next, in English.
    public var description: String {
        switch self {
        case .notLoopback(let host):
            "Refused to listen on \(host.debugDescription): only this machine may reach the server. Use 127.0.0.1 and, from another "
                + "machine, a tunnel: ssh -L 8787:127.0.0.1:8787 USER@THIS-MACHINE."
        case .invalidPort(let port):
            "Refused to listen on port \(port). Choose 1 to 65535, or 0 for any free port."
        case .invalidConfiguration(let field):
            "Refused to start the server: \(field) is out of range. Nothing was opened."
        case .portInUse(let host, let port):
            "Could not listen on \(host):\(port): another program does already. Stop it, or choose another port (0 picks a free one)."
        case .notPermitted(let host, let port):
            "Could not listen on \(host):\(port): not permitted. Choose a port above 1023 (0 picks a free one)."
        case .addressUnavailable(let host):
            "Could not listen on \(host): this machine does not have the address. Use 127.0.0.1."
        case .alreadyStarted:
            "Could not start the server: it was started before. Make a new one."
        case .system(let call, let code):
            "Could not start the server: \(call) failed with error \(code). Nothing was opened; try again, or free some memory or files."
        case .libraryRefused:
            "Could not start the server: libmicrohttpd refused. Nothing was opened; see whether the machine is out of memory or threads."
        }
    }
}
