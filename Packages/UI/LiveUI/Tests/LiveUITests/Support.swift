import Common
import LiveUI
import Observation
import Synchronization
import TestSupport
import Testing
import ViewCore

/// The state that the test application shows.
@Observable
final class Counter {
    var count = 0
    var unread = 0
    var name = ""
    var rows = [1, 2, 3]
    var deleted: [Int] = []
    var showsTask = false
    var file = FileSelection.none
    var language = "en"
    var scheme: ColorScheme?
    var download: DownloadedFile?
    var offersDownload = false
    @ObservationIgnored var load: @MainActor () async -> Void = {}
}

/// An application of one screen: a title with the count, buttons, a field and rows with a button each.
final class TestApplication: LiveApplication {
    let counter: Counter
    var link = "/"
    var restored: [String] = []
    let router = Router(root: TestRoute.home)

    init(counter: Counter) {
        self.counter = counter
    }

    var root: AnyView { AnyView(Screen(counter: counter, url: url)) }
    var url: String { router.top.path.string }
    var savedState: String { counter.name.isEmpty ? "" : "name=\(counter.name)" }

    func open(url: String) {
        guard let path = RoutePath(string: url), let route = TestRoute(path: path) else { return }
        router.show(route == .home ? [route] : [TestRoute.home, route])
    }

    func restore(state: String) {
        restored.append(state)
        counter.name = state
    }

    func environment(_ base: EnvironmentValues) -> EnvironmentValues {
        var environment = base
        environment.applicationName = "Test"
        environment.language = counter.language
        environment.preferredColorScheme = counter.scheme
        return environment
    }
}

nonisolated enum TestRoute: Route {
    case home
    case detail(Int)

    init?(path: RoutePath) {
        switch (path.components.count, path.components.first) {
        case (0, _): self = .home
        case (2, "detail"):
            guard let number = Int(path.components[1]) else { return nil }
            self = .detail(number)
        default: return nil
        }
    }

    var path: RoutePath {
        switch self {
        case .home: RoutePath([])
        case .detail(let number): RoutePath(["detail", String(number)])
        }
    }
}

struct Screen: View {
    @Environment(\.traits) private var traits
    let counter: Counter
    let url: String

    var body: some View {
        Text(verbatim: "count=\(counter.count) name=\(counter.name) at=\(url)")
        Button("add") { counter.count += 1 }.id("add")
        Button("same") { counter.count = counter.count }.id("same")
        Button("thrice") {
            counter.count += 1
            counter.count += 1
            counter.name = "three"
        }.id("thrice")
        Button("unread") { counter.unread += 1 }.id("unread")
        ForEach(counter.rows, id: \.self) { row in
            Button("delete") {
                counter.deleted.append(row)
                counter.rows.removeAll { $0 == row }
            }.id("row-\(row)")
        }
        Form {
            TextField("name", text: Bindable(counter).name).id("name")
        }.id("form")
        FileField("file", selection: Bindable(counter).file, limit: 4).id("file")
        if traits != Traits() { Text(verbatim: "traits=\(traits.horizontalSizeClass) \(traits.colorScheme) \(traits.textScale)") }
        if counter.showsTask {
            Text(verbatim: "loading").task { await counter.load() }
        }
        if counter.offersDownload {
            DownloadLink("save") {
                await counter.load()
                return counter.download
            }.id("save")
        }
    }
}

/// A host with what a test wants to look at.
struct Subject {
    static let secret = "s3cret-of-the-test"
    static let signedIn = [LiveField("Host", "127.0.0.1:8787"), LiveField("Cookie", "meterbook_8787=\(secret)")]

    let host: LiveHost
    let clock: ManualClock
    let log: Log

    /// The applications that were made and what was reported.
    final class Log {
        var applications: [TestApplication] = []
        var incidents: [LiveIncident] = []
        var contexts: [SessionContext] = []
        var number: UInt8 = 0
    }

    func get(_ path: String, query: [LiveField] = [], headers: [LiveField] = signedIn) async -> Answer {
        Answer(await host.respond(to: LiveRequest(path: path, query: query, headers: headers)))
    }

    func post(_ path: String, _ body: String, type: String = "application/json", headers: [LiveField] = signedIn) async -> Answer {
        let further = [LiveField("Content-Type", type), LiveField("Origin", "http://127.0.0.1:8787")]
        return Answer(await host.respond(to: LiveRequest(method: "POST", path: path, headers: headers + further, body: Array(body.utf8))))
    }

    /// Loads a page and returns its session's id.
    func open(_ path: String = "/") async throws -> String {
        try #require(await get(path).session)
    }

    /// Sends an event; returns the status.
    @discardableResult
    func send(_ session: String, seq: Int, rev: Int? = nil, _ handler: String, _ kind: String = "click", value: String = "null") async
        -> Int
    {
        let revision = rev.map { ",\"rev\":\($0)" } ?? ""
        return await post(
            "/live/\(session)/event", "{\"seq\":\(seq)\(revision),\"h\":\"\(handler)\",\"kind\":\"\(kind)\",\"value\":\(value)}"
        ).status
    }

    func attach(_ session: String) async throws -> Stream {
        try #require(await get("/live/\(session)/events").stream)
    }
}

func makeSubject(
    counter: Counter? = nil, limit: Int = 64, hosts: [String] = ["127.0.0.1:8787", "localhost:8787"],
    prepare: @escaping (Counter) -> Void = { _ in }
) -> Subject {
    let clock = ManualClock()
    let log = Subject.Log()
    let requestGuard = RequestGuard(hosts: hosts, cookieName: "meterbook_8787", secret: Subject.secret)
    let style = LiveAsset(contentType: "text/css", bytes: Array("p{}".utf8), etag: "\"e1\"")
    var configuration = LiveHost.Configuration(
        requestGuard: requestGuard, script: Array("live = 1;".utf8), styleSheets: ["/assets/app.css"])
    configuration.asset = { ["app.css": style, "icons/a b.svg": LiveAsset(contentType: "image/svg+xml", bytes: [1])][$0] }
    configuration.report = { log.incidents.append($0) }
    configuration.sessionLimit = limit
    configuration.randomBytes = { count in
        log.number += 1
        return Array(repeating: log.number, count: count)
    }
    let host = LiveHost(configuration: configuration, clock: clock) { context in
        log.contexts.append(context)
        let counter = counter ?? Counter()
        prepare(counter)
        let application = TestApplication(counter: counter)
        log.applications.append(application)
        return application
    }
    return Subject(host: host, clock: clock, log: log)
}

/// An answer, taken apart.
struct Answer {
    let status: Int
    let headers: [LiveField]
    let bytes: [UInt8]
    let stream: Stream?
    /// A long file that has not been read yet.
    private(set) var file: AsyncThrowingStream<[UInt8], any Error>?

    init(_ response: LiveResponse) {
        switch response {
        case .complete(let status, let headers, let body):
            (self.status, self.headers, bytes, stream) = (status, headers, body, nil)
        case .events(let headers, let stream):
            (status, self.headers, bytes, self.stream) = (200, headers, [], Stream(stream))
        case .file(let headers, let chunks):
            (status, self.headers, bytes, stream, file) = (200, headers, [], nil, chunks)
        }
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
    subscript(name: String) -> String? { headers.first { $0.name == name }?.value }

    /// The session's id in a page.
    var session: String? {
        text.firstMatch(of: /data-live="([0-9a-f]+)"/).map { String($0.1) }
    }
}

/// The open event stream of a page.
final class Stream {
    private var stream: AsyncStream<[UInt8]>?

    init(_ stream: AsyncStream<[UInt8]>) {
        self.stream = stream
    }

    /// The next event as text; nil at the end.
    func next() async -> String? {
        guard let stream else { return nil }
        var iterator = stream.makeAsyncIterator()
        return await iterator.next().map { String(decoding: $0, as: UTF8.self) }
    }

    /// The browser goes away.
    func close() {
        stream = nil
    }
}

/// Lets what has been started go on until the condition holds. Fails the test when it never does.
func eventually(_ what: Comment = "never happened", sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool) async {
    for _ in 0..<10_000 {
        if condition() { return }
        await Task.yield()
    }
    Issue.record(what, sourceLocation: sourceLocation)
}
