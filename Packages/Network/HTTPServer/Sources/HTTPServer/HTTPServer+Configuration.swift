extension HTTPServer {
    /// Where a server listens and what it puts up with.
    public struct Configuration: Hashable, Sendable {
        /// A loopback address: `localhost`, `::1`, or one of 127.0.0.0/8 in dotted form.
        public var host: String
        /// 1 to 65535, or 0 for any free port.
        public var port: Int
        /// The longest body, in bytes; a longer one is answered 413 and not read.
        public var bodyLimit: Int
        /// The memory for a connection's request line and headers, in bytes; more is answered 414 or 431.
        public var headerLimit: Int
        /// The most header lines; more are answered 431.
        public var headerCountLimit: Int
        /// How many connections may be open at once; more are closed at once.
        public var connectionLimit: Int
        /// How long a connection may be silent, in whole seconds (rounded up), unless its handler is at work or its event stream
        /// has nothing to send.
        public var idleTimeout: Duration
        /// How much longer than `idleTimeout` a request's line and headers may take, however they trickle in.
        public var headerTimeout: Duration
        /// How long `stop()` lets requests at work finish.
        public var stopGrace: Duration

        /// Makes a configuration; the defaults are Meterbook's.
        public init(
            host: String = "127.0.0.1",
            port: Int = 0,
            bodyLimit: Int = 1 << 20,
            headerLimit: Int = 32 << 10,
            headerCountLimit: Int = 100,
            connectionLimit: Int = 512,
            idleTimeout: Duration = .seconds(30),
            headerTimeout: Duration = .seconds(10),
            stopGrace: Duration = .milliseconds(500)
        ) {
            self.host = host
            self.port = port
            self.bodyLimit = bodyLimit
            self.headerLimit = headerLimit
            self.headerCountLimit = headerCountLimit
            self.connectionLimit = connectionLimit
            self.idleTimeout = idleTimeout
            self.headerTimeout = headerTimeout
            self.stopGrace = stopGrace
        }
    }
}
