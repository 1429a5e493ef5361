public import ViewCore

extension LiveHost {
    /// What App decides about a host.
    public struct Configuration {
        /// Turns foreign requests away.
        public var requestGuard: RequestGuard
        /// The bytes of `live.js`, from this target's resources.
        public var script: [UInt8]
        /// The addresses of the style sheets, such as `/assets/app.css`.
        public var styleSheets: [String]
        /// The address of the icon, if any.
        public var icon: String?
        /// Finds an asset by its path below `/assets/`, such as `app.css`. The name is a plain relative path, already decoded.
        public var asset: @MainActor (_ name: String) -> LiveAsset?
        /// The environment of pages that have no session (language and strings), by the value of `Accept-Language`.
        public var environment: @MainActor (_ acceptLanguage: String?) -> EnvironmentValues
        /// Makes so many random bytes, for the ids of sessions and for tokens.
        public var randomBytes: @MainActor (_ count: Int) -> [UInt8]
        /// Is told what went wrong, for a log.
        public var report: @MainActor (LiveIncident) -> Void
        /// The most sessions at once.
        public var sessionLimit: Int
        /// How long a page waits for the tasks of its first rendering.
        public var firstRenderPatience: Duration

        /// Makes a configuration; what is left out has harmless or usual values.
        public init(
            requestGuard: RequestGuard,
            script: [UInt8],
            styleSheets: [String] = [],
            icon: String? = nil,
            asset: @escaping @MainActor (_ name: String) -> LiveAsset? = { _ in nil },
            environment: @escaping @MainActor (_ acceptLanguage: String?) -> EnvironmentValues = { _ in EnvironmentValues() },
            randomBytes: @escaping @MainActor (_ count: Int) -> [UInt8] = LiveHost.systemRandomBytes,
            report: @escaping @MainActor (LiveIncident) -> Void = { _ in },
            sessionLimit: Int = 64,
            firstRenderPatience: Duration = .milliseconds(250)
        ) {
            self.requestGuard = requestGuard
            self.script = script
            self.styleSheets = styleSheets
            self.icon = icon
            self.asset = asset
            self.environment = environment
            self.randomBytes = randomBytes
            self.report = report
            self.sessionLimit = sessionLimit
            self.firstRenderPatience = firstRenderPatience
        }
    }

    /// Bytes of the system's generator, which is fit for secrets.
    public static func systemRandomBytes(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
