import ViewCore

extension LiveHost {
    /// Answers a request that has passed all checks.
    func answer(_ request: LiveRequest, _ target: LiveTarget) async -> LiveResponse {
        switch target {
        case .asset(let name): assetAnswer(name, request)
        case .events(let id): events(of: id, request)
        case .event(let id): event(for: id, request)
        case .file(let id, let handler): file(for: id, handler: handler, request)
        case .form(let id, let handler): form(for: id, handler: handler, request)
        case .download(let id, let handler): await download(of: id, handler: handler, request)
        case .unknown: plain(404, "nothing is here")
        case .page: await page(request)
        }
    }

    // MARK: - Pages

    private func page(_ request: LiveRequest) async -> LiveResponse {
        // A browser that asks for an image or the like at a page's address gets no session for it.
        let destination = request.header("Sec-Fetch-Dest") ?? "document"
        guard ["document", "iframe", "frame", "empty"].contains(destination) else { return plain(404, "nothing is here") }
        guard request.method == "GET" else { return html(200, []) }
        let url = LiveLink.link(of: request, dropping: ["live"])
        guard let session = sessionForPage(request, url: url) else {
            return notice(503, title: .fullTitle, body: .fullBody, request, adding: [LiveField("Retry-After", "60")])
        }
        let screen = await session.settledScreen(within: configuration.firstRenderPatience)
        let live = PageShell.Live(
            id: session.id, revision: screen.revision, lastSeq: session.lastSeq, url: screen.url, title: screen.title, html: screen.html,
            state: screen.state, traits: screen.environment.traits.report)
        return html(200, shell.page(live, environment: screen.environment))
    }

    /// The session that a form led back to, if its page is not open in a browser that reads patches; else a new one.
    private func sessionForPage(_ request: LiveRequest, url: String) -> LiveSession? {
        if let id = request.queryValue("live"), let session = session(id), !session.isAttached {
            noteUse(of: session)
            if session.url != url { session.open(url: url) }
            return session
        }
        return makeSession(url: url, for: request)
    }

    // MARK: - Live

    private func events(of id: String, _ request: LiveRequest) -> LiveResponse {
        guard let session = session(id) else { return plain(404, "the session has ended; load the page again") }
        let headers = SecurityHeaders.all + [LiveField("Content-Type", "text/event-stream")]
        // The script asks with HEAD whether the session is still there.
        guard request.method == "GET" else { return .complete(status: 200, headers: headers, body: []) }
        return .events(headers: headers, stream: session.attach())
    }

    private func event(for id: String, _ request: LiveRequest) -> LiveResponse {
        guard let session = session(id) else { return plain(404, "the session has ended; load the page again") }
        guard let event = LiveEvent(json: request.body) else { return plain(400, "the body is not an event; nothing was changed") }
        return take(event, for: session)
    }

    private func file(for id: String, handler: String, _ request: LiveRequest) -> LiveResponse {
        guard let session = session(id) else { return plain(404, "the session has ended; load the page again") }
        guard let event = LiveEvent(file: request, handler: handler) else {
            return plain(400, "the query is not of an event; nothing was changed")
        }
        return take(event, for: session)
    }

    private func take(_ event: LiveEvent, for session: LiveSession) -> LiveResponse {
        // A page that says what its screen is like is not used for that.
        if event.kind != PageEvent.traits.rawValue { noteUse(of: session) }
        session.receive(event)
        return .complete(status: 204, headers: SecurityHeaders.all, body: [])
    }

    private func form(for id: String, handler: String, _ request: LiveRequest) -> LiveResponse {
        guard let session = session(id) else { return notice(404, title: .goneTitle, body: .goneBody, linksHome: true, request) }
        guard let value = FormBody.value(request.body, type: MediaType(request.header("Content-Type") ?? "")) else {
            return plain(400, "the body is not a form; nothing was changed")
        }
        noteUse(of: session)
        session.submit(handler: handler, value)
        return redirect(to: LiveLink.adding("live", id, to: session.url))
    }

    /// A file is only ever saved: a browser must not show what somebody else may have written as a page of this origin.
    private func download(of id: String, handler: String, _ request: LiveRequest) async -> LiveResponse {
        guard let session = session(id), let download = session.download(handler: handler) else {
            return notice(404, title: .goneTitle, body: .goneBody, linksHome: true, request)
        }
        noteUse(of: session)
        guard request.method == "GET" else { return plain(200, "") }
        guard let file = await download.run() else { return plain(503, "the file could not be made; the page says why") }
        let name = String(decoding: file.name.utf8.map { Self.isPlain($0) ? $0 : UInt8(ascii: "-") }, as: UTF8.self)
        let fields = [
            LiveField("Content-Type", file.contentType), LiveField("Content-Disposition", "attachment; filename=\"\(name)\""),
        ]
        let headers = SecurityHeaders.all + fields
        switch file.content {
        case .bytes(let bytes): return .complete(status: 200, headers: headers, body: bytes)
        case .chunks(let chunks): return .file(headers: headers, chunks: chunks)
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
        default: false
        }
    }

    // MARK: - Assets

    private func assetAnswer(_ name: String?, _ request: LiveRequest) -> LiveResponse {
        guard let name, let asset = asset(name) else { return plain(404, "no such asset") }
        let headers = SecurityHeaders.asset + [LiveField("ETag", asset.etag)]
        let known = request.headerValues("If-None-Match").joined(separator: ",").split(separator: ",").map {
            String(decoding: ASCII.trimmed($0.utf8), as: UTF8.self)
        }
        if known.contains(where: { $0 == asset.etag || $0 == "W/" + asset.etag || $0 == "*" }) {
            return .complete(status: 304, headers: headers, body: [])
        }
        return .complete(status: 200, headers: headers + [LiveField("Content-Type", asset.contentType)], body: asset.bytes)
    }

    // MARK: - Answers

    /// What a request that was turned away gets: a page where a person may read it.
    func refusal(_ refusal: RequestRefusal, _ request: LiveRequest) -> LiveResponse {
        switch refusal {
        case .notSignedIn where LiveTarget(path: request.path) == .page:
            notice(401, title: .signInTitle, body: .signInBody, request)
        case .method(let allowed):
            plain(refusal.status, refusal.description, adding: [LiveField("Allow", allowed)])
        default:
            plain(refusal.status, refusal.description)
        }
    }

    /// Sends the browser to a link of the app.
    func redirect(to link: String, adding headers: [LiveField] = []) -> LiveResponse {
        .complete(status: 303, headers: SecurityHeaders.all + headers + [LiveField("Location", LiveLink.forHeader(link))], body: [])
    }

    private func notice(
        _ status: Int, title: LiveText, body: LiveText, linksHome: Bool = false, _ request: LiveRequest, adding headers: [LiveField] = []
    ) -> LiveResponse {
        let environment = configuration.environment(request.header("Accept-Language"))
        return html(status, shell.notice(title: title, body: body, linksHome: linksHome, environment: environment), adding: headers)
    }

    private func html(_ status: Int, _ body: [UInt8], adding headers: [LiveField] = []) -> LiveResponse {
        let type = LiveField("Content-Type", "text/html; charset=utf-8")
        return .complete(status: status, headers: SecurityHeaders.all + headers + [type], body: body)
    }

    private func plain(_ status: Int, _ text: String, adding headers: [LiveField] = []) -> LiveResponse {
        let type = LiveField("Content-Type", "text/plain; charset=utf-8")
        return .complete(status: status, headers: SecurityHeaders.all + headers + [type], body: Array((text + "\n").utf8))
    }
}
