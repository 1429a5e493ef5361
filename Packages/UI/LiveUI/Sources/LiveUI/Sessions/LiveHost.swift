import ViewCore

/// Serves an app's pages and keeps them live: turns requests into answers and streams, and knows no server.
///
/// Every request must pass the ``RequestGuard``, and every one but for an asset be signed in. Paths: `/assets/…`, `/live/<id>/events`, `/live/<id>/event`,
/// `/live/<id>/file/<handler>`, `/live/<id>/form/<handler>`, `/live/<id>/download/<handler>`; everything else is a page.
public final class LiveHost {
    let configuration: Configuration
    let clock: LiveClock
    let shell: PageShell
    private let makeApplication: @MainActor (SessionContext) -> any LiveApplication
    private let script: LiveAsset
    private var tokens = AccessTokens()
    private var table: SessionTable
    private var sessions: [String: LiveSession] = [:]
    private var sweep: Task<Void, Never>?

    /// Makes a host. `makeApplication` is called once per session. `clock` times expiry, pings and waiting.
    public init(
        configuration: Configuration,
        clock: any Clock<Duration> = ContinuousClock(),
        makeApplication: @escaping @MainActor (SessionContext) -> any LiveApplication
    ) {
        self.configuration = configuration
        self.clock = LiveClock(clock)
        self.makeApplication = makeApplication
        shell = PageShell(styleSheets: configuration.styleSheets, icon: configuration.icon)
        script = LiveAsset(contentType: "text/javascript; charset=utf-8", bytes: ScriptText.compact(configuration.script))
        table = SessionTable(limit: configuration.sessionLimit)
    }

    /// Makes a token for a link: `GET /?token=…` with it signs a browser in, once and within five minutes.
    public func issueToken() -> String {
        let token = randomText()
        tokens.add(token, now: clock.now)
        return token
    }

    /// The number of sessions.
    public var sessionCount: Int { sessions.count }

    /// Answers a request.
    public func respond(to request: LiveRequest) async -> LiveResponse {
        do throws(RequestRefusal) {
            try configuration.requestGuard.check(request)
            let target = LiveTarget(path: request.path)
            if target == .page, let token = request.queryValue("token") { return try signIn(request, token: token) }
            guard target.isAsset || configuration.requestGuard.isSignedIn(request) else { throw RequestRefusal.notSignedIn }
            return await answer(request, target)
        } catch {
            configuration.report(.refusedRequest(error))
            return refusal(error, request)
        }
    }

    /// Ends every session and closes its stream.
    public func shutDown() {
        sweep?.cancel()
        for session in sessions.values { session.end() }
        sessions = [:]
        table = SessionTable(limit: configuration.sessionLimit)
    }

    /// The asset of that name.
    func asset(_ name: String) -> LiveAsset? {
        name == "live.js" ? script : configuration.asset(name)
    }

    // MARK: - Sessions

    /// The session of that id, if it has not ended.
    func session(_ id: String) -> LiveSession? {
        sessions[id]
    }

    /// Notes that somebody uses the session.
    func noteUse(of session: LiveSession) {
        table.use(session.id, now: clock.now)
        scheduleSweep()
    }

    /// Makes a session for a link. Nil where all sessions are attached.
    func makeSession(url: String, for request: LiveRequest) -> LiveSession? {
        removeExpired()
        let id = randomText()
        switch table.add(id, now: clock.now) {
        case .free: break
        case .evicted(let oldest):
            sessions.removeValue(forKey: oldest)?.end()
            configuration.report(.evicted(session: oldest))
        case .full:
            configuration.report(.full)
            return nil
        }
        let traits = request.cookies(Traits.cookieName).lazy.compactMap(Traits.init(report:)).first ?? Traits()
        let context = SessionContext(id: id, acceptLanguage: request.header("Accept-Language"), traits: traits)
        let application = makeApplication(context)
        let session = LiveSession(id: id, application: application, traits: traits, clock: clock, report: configuration.report)
        session.onAttachment = { [weak self] isAttached in self?.note(session: id, isAttached: isAttached) }
        sessions[id] = session
        session.open(url: url)
        scheduleSweep()
        return session
    }

    private func note(session id: String, isAttached: Bool) {
        if isAttached { table.attach(id) } else { table.detach(id, now: clock.now) }
        scheduleSweep()
    }

    private func removeExpired() {
        for id in table.removeExpired(now: clock.now) { sessions.removeValue(forKey: id)?.end() }
    }

    private func scheduleSweep() {
        sweep?.cancel()
        guard let deadline = table.nextDeadline else { return }
        sweep = Task { [weak self, clock] in
            guard await clock.sleep(max(.zero, deadline - clock.now)) else { return }
            self?.sweepNow()
        }
    }

    private func sweepNow() {
        removeExpired()
        scheduleSweep()
    }

    // MARK: - Signing in

    private func signIn(_ request: LiveRequest, token: String) throws(RequestRefusal) -> LiveResponse {
        let isKnown = configuration.requestGuard.isSignedIn(request)
        // HEAD must not change anything, so it spends no token.
        let isGood = request.method == "GET" && tokens.exchange(token, now: clock.now)
        guard isKnown || isGood else { throw .notSignedIn }
        let target = LiveLink.link(of: request, dropping: ["token"])
        return redirect(to: target, adding: isGood ? [configuration.requestGuard.signIn] : [])
    }

    /// 128 random bits as hexadecimal digits.
    private func randomText() -> String {
        configuration.randomBytes(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
