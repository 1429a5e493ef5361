import Foundation
package import ToolSupport

/// Keeps a package's previews up to date while somebody works on it: builds after each change and starts the program anew at the same port.
/// A change that does not build leaves the program that runs alone.
package final class PreviewLoop {
    /// What there is to tell.
    package enum Event: Equatable, Sendable {
        /// The previews can be seen at a link, for the first time.
        case ready(link: String)
        /// A change can be seen, so many seconds after it was noticed.
        case refreshed(seconds: Double)
        /// A change was built, and the program is the same.
        case unchanged
        /// What is there does not build; the errors were shown.
        case broken
        /// The program did not start or ended; what it said was shown.
        case notStarted
        /// The plan cannot be used, for a reason: each change is built by the package manager.
        case slow(String)
    }

    private let build: PreviewBuild
    private let watch: SourceWatch
    private var sources: WatchedSources
    private let environment: [String: String]
    private let listener: @Sendable (ArraySlice<UInt8>) -> Void
    private let note: @Sendable (String) -> Void
    private let tell: (Event) -> Void
    private var port: Int
    private var process: PreviewProcess?
    private var hasPlan = false
    private var pending = WatchedSources.Need.everything
    /// The program that was started last.
    private var started: FileStatus?

    /// A loop over the previews that `build` makes. `listener` gets what compilers say, `note` what the program says.
    package init(
        _ build: PreviewBuild, watch: SourceWatch, sources: WatchedSources, port: Int, environment: [String: String],
        listener: @escaping @Sendable (ArraySlice<UInt8>) -> Void, note: @escaping @Sendable (String) -> Void,
        tell: @escaping (Event) -> Void
    ) {
        self.build = build
        self.watch = watch
        self.sources = sources
        self.port = port
        self.environment = environment
        self.listener = listener
        self.note = note
        self.tell = tell
    }

    /// Builds, serves, and follows changes until `isOver` says so, which is asked twice a second. Throws where a tool is missing.
    package func run(until isOver: () -> Bool) throws(ToolError) {
        defer { process?.stop() }
        try refresh(since: .now)
        while !isOver() {
            let changes = try watch.next(limit: .milliseconds(500))
            let need = sources.need(of: changes)
            guard need > .nothing else { continue }
            pending = max(pending, need)
            try refresh(since: .now)
        }
    }

    private func refresh(since start: ContinuousClock.Instant) throws(ToolError) {
        let isWhole = pending == .everything || !hasPlan
        guard try isWhole ? build.buildEverything({ [listener] in listener($1) }) : build.buildSources({ [listener] in listener($1) })
        else {
            return tell(.broken)
        }
        // Resources are read when the program starts, so that it is another one with them.
        let isSame = pending == .sources && process != nil && FileStatus(build.program) == started
        pending = .nothing
        if isSame { tell(.unchanged) } else { restart(since: start) }
        if isWhole { preparePlan() }
    }

    private func restart(since start: ContinuousClock.Instant) {
        let isFirst = process == nil
        process?.stop()
        started = FileStatus(build.program)
        let next = PreviewProcess(build.program, port: port, environment: environment, note: note)
        process = next
        guard let link = next.waitUntilReady() else { return tell(.notStarted) }
        if let found = URL(string: link)?.port { port = found }
        let elapsed = (ContinuousClock.now - start).components
        tell(isFirst ? .ready(link: link) : .refreshed(seconds: Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18))
    }

    private func preparePlan() {
        do {
            try build.preparePlan()
            hasPlan = true
        } catch {
            hasPlan = false
            tell(.slow("\(error)"))
        }
    }
}
