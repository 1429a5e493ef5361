import Observation
import ViewCore

/// Keeps one browser tab in step with its application.
///
/// There is one live tracking at a time, and a rendering happens only because it fired. Everything that has happened by the end of
/// one event is in one rendering. A session without a browser renders when it is next asked for.
final class LiveSession {
    /// How long an event waits for an earlier one that is missing.
    static let gapPatience = Duration.milliseconds(500)

    /// The session's id.
    let id: String
    private let application: any LiveApplication
    private let clock: LiveClock
    private let report: @MainActor (LiveIncident) -> Void
    private let poke = Poke()
    /// Whether the tracking of the last rendering has fired; the tracking keeps it.
    let signal = TrackingSignal()
    private let tasks = TaskBoard()
    private var traits: Traits
    private var inbox = EventInbox()
    private var screen: LiveScreen?
    private var attachment: Attachment?
    private var attachmentCount = 0
    private var gapTimer: Task<Void, Never>?
    private var hasEnded = false

    /// Called when the browser comes (true) and goes (false).
    var onAttachment: @MainActor (Bool) -> Void = { _ in }

    init(
        id: String, application: any LiveApplication, traits: Traits = Traits(), clock: LiveClock,
        report: @escaping @MainActor (LiveIncident) -> Void
    ) {
        self.id = id
        self.application = application
        self.traits = traits
        self.clock = clock
        self.report = report
    }

    /// The number of the last event that was run.
    var lastSeq: Int { inbox.last }

    /// The link of the screen.
    var url: String { application.url }

    /// The screen as it is now; rendered if anything changed since.
    func currentScreen() -> LiveScreen {
        if let screen, !signal.hasFired { return screen }
        return render()
    }

    /// Opens a link and renders its screen.
    func open(url: String) {
        application.open(url: url)
        poke.now()
    }

    /// Renders, and waits up to `limit` for the tasks that the views of the page ask for, so that a page arrives with its data.
    func settledScreen(within limit: Duration) async -> LiveScreen {
        _ = currentScreen()
        await tasks.settle(within: limit, clock: clock)
        return currentScreen()
    }

    // MARK: - Events

    /// Takes an event of the browser.
    func receive(_ event: LiveEvent) {
        switch inbox.receive(event) {
        case .ready(let events): run(events)
        case .waiting: startGapTimer()
        case .duplicate: break
        }
    }

    /// Runs the action of a form or button that was used without the script. An unknown one does nothing: a fresh page follows anyway.
    func submit(handler id: String, _ value: EventValue) {
        let handlers = currentScreen().handlers
        if let handler = handlers.handler(id: id, kind: .submit) {
            handler.run(value)
        } else if let handler = handlers.handler(id: id, kind: .click) {
            handler.run(EventValue(text: value.fields[id]?.first, fields: value.fields, files: value.files))
        } else {
            report(.refusedEvent(handler: id, kind: "submit"))
            poke.now()
        }
        sendIfChanged()
    }

    /// What makes the file behind a link of the page; nil where there is no such link any more.
    func download(handler id: String) -> DownloadHandler? {
        currentScreen().handlers.download(id: id)
    }

    private func run(_ events: [LiveEvent]) {
        if !inbox.isWaiting {
            gapTimer?.cancel()
            gapTimer = nil
        }
        for event in events { run(event) }
        // Also where nothing changed: the browser waits for the acknowledgement.
        if attachment != nil { send(currentScreen()) }
    }

    private func run(_ event: LiveEvent) {
        if event.handler.isEmpty, let kind = PageEvent(rawValue: event.kind) { return run(kind, event.value.text) }
        let screen = currentScreen()
        guard event.revision <= screen.revision, let kind = EventKind(rawValue: event.kind),
            let handler = screen.handlers.handler(id: event.handler, kind: kind)
        else {
            report(.refusedEvent(handler: event.handler, kind: event.kind))
            return poke.now()
        }
        handler.run(event.value)
    }

    private func run(_ kind: PageEvent, _ text: String?) {
        switch kind {
        case .open, .back:
            if let link = LiveLink.within(text) { open(url: link) } else { report(.refusedEvent(handler: "", kind: kind.rawValue)) }
        case .traits:
            guard let reported = Traits(report: text ?? "") else { return report(.refusedEvent(handler: "", kind: kind.rawValue)) }
            guard reported != traits else { return }
            traits = reported
            poke.now()
        case .restore:
            application.restore(state: text ?? "")
            poke.now()
        }
    }

    private func startGapTimer() {
        guard gapTimer == nil else { return }
        gapTimer = Task { [weak self, clock] in
            guard await clock.sleep(Self.gapPatience) else { return }
            self?.giveUpGap()
        }
    }

    private func giveUpGap() {
        gapTimer = nil
        run(inbox.release())
    }

    // MARK: - The browser

    /// Whether a browser reads this session's patches.
    var isAttached: Bool { attachment != nil }

    /// Opens the event stream; an older one of the same session is closed. Begins with a full patch.
    func attach() -> AsyncStream<[UInt8]> {
        attachment?.finish()
        attachmentCount += 1
        let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self, bufferingPolicy: .bufferingOldest(Attachment.mostWaiting))
        guard !hasEnded else {
            continuation.finish()
            return stream
        }
        attachment = Attachment(number: attachmentCount, continuation: continuation, clock: clock) { [weak self] in self?.detach($0) }
        onAttachment(true)
        poke.now()
        send(currentScreen())
        return stream
    }

    /// Ends the session: cancels its tasks, closes its stream, and takes its last tracking away from what it read.
    func end() {
        hasEnded = true
        gapTimer?.cancel()
        tasks.cancelAll()
        attachment?.finish()
        attachment = nil
        poke.now()
    }

    private func detach(_ number: Int) {
        guard attachment?.number == number else { return }
        attachment?.finish()
        attachment = nil
        onAttachment(false)
    }

    private func send(_ screen: LiveScreen) {
        guard let attachment, !attachment.send(screen.patch(ack: inbox.last)) else { return }
        report(.slowBrowser(session: id))
        detach(attachment.number)
    }

    // MARK: - Rendering

    private func trackingFired() {
        sendIfChanged()
    }

    private func sendIfChanged() {
        guard attachment != nil, signal.hasFired else { return }
        send(render())
    }

    private func render() -> LiveScreen {
        guard !hasEnded || screen == nil else { return screen ?? draw() }
        signal.reset()
        let next = withObservationTracking {
            _ = poke.touch()
            return draw()
        } onChange: { [signal, weak self] in
            signal.fire()
            Task { @MainActor in self?.trackingFired() }
        }
        screen = next
        if !next.duplicateIDs.isEmpty { report(.duplicateIDs(next.duplicateIDs)) }
        tasks.update(next.tasks)
        return next
    }

    private func draw() -> LiveScreen {
        var base = EnvironmentValues()
        base.formActionPrefix = "/live/\(id)/form/"
        base.downloadPrefix = "/live/\(id)/download/"
        base.traits = traits
        let environment = application.environment(base)
        let rendering = EnvironmentValues.$current.withValue(environment) {
            Renderer.render(application.root, environment: environment)
        }
        return LiveScreen(
            revision: (screen?.revision ?? 0) + 1, rendering: rendering, environment: environment, url: application.url,
            state: application.savedState)
    }
}
