import CSpawnShim
import Foundation

/// One run of a program: starts it, feeds it, collects what it writes, and waits for it.
struct ChildProcessRun {
    private let spec: ChildProcess
    /// Its number, which is that of its group too.
    let process: pid_t
    private var input: Int32
    private var output: Int32
    private var errors: Int32
    private let deadline: ContinuousClock.Instant?
    private var sent = 0
    private var result = ProcessResult(ending: .exit(0), output: [], errors: [])
    private var forced: ProcessResult.Ending?
    private static let starting = NSLock()

    init(_ spec: ChildProcess, path: String) throws(ToolError) {
        self.spec = spec
        if let folder = spec.folder, FileStatus(folder)?.kind != .folder {
            throw ToolError("\(spec.program) could not be started in \(folder): it is no folder.", remedy: "Check the path.")
        }
        signal(SIGPIPE, SIG_IGN)
        // Ends of pipes are marked after they are made: no other thread may start a program in between, which would keep them open.
        Self.starting.lock()
        defer { Self.starting.unlock() }
        var pipes: [[Int32]] = []
        func closeAll() { for end in pipes.joined() { close(end) } }
        for _ in 0..<3 {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else {
                let reason = String(cString: strerror(errno))
                closeAll()
                throw ToolError(
                    "\(spec.program) could not be started: \(reason).", remedy: "Close programs, or raise the limit of open files.")
            }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            pipes.append(ends)
        }
        var process = pid_t()
        let code = Self.spawn(spec, path, stdin: pipes[0][0], stdout: pipes[1][1], stderr: pipes[2][1], &process)
        guard code == 0 else {
            closeAll()
            throw ToolError(
                "\(path) could not be started\(spec.folder.map { " in \($0)" } ?? ""): \(String(cString: strerror(code))).",
                remedy: "Check that the program can be run and that the folder exists.")
        }
        for end in [pipes[0][0], pipes[1][1], pipes[2][1]] { close(end) }
        (input, output, errors) = (pipes[0][1], pipes[1][0], pipes[2][0])
        for end in [input, output, errors] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        self.process = process
        deadline = spec.timeout.map { ContinuousClock.now + $0 }
        RunningProcesses.shared.add(process)
    }

    /// Collects until the pipes are closed or time is up, then waits.
    mutating func finish(_ onOutput: ((ProcessResult.Stream, ArraySlice<UInt8>) -> Void)?) -> ProcessResult {
        if spec.input.isEmpty, !spec.keepsInputOpen { closeInput() }
        var lastSign: ContinuousClock.Instant?
        while output >= 0 || errors >= 0 {
            var ends = [pollfd(fd: output, events: Int16(POLLIN), revents: 0), pollfd(fd: errors, events: Int16(POLLIN), revents: 0)]
            if input >= 0, sent < spec.input.count { ends.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0)) }
            _ = poll(&ends, nfds_t(ends.count), 200)
            if ends[0].revents != 0 { take(.output, onOutput) }
            if ends[1].revents != 0 { take(.errors, onOutput) }
            if ends.count > 2, ends[2].revents != 0 { feed() }
            if let deadline, ContinuousClock.now >= deadline { end(.timeout) }
            if result.output.count + result.errors.count > spec.outputLimit { end(.tooMuchOutput) }
            // A child of the child may keep the pipes open after it has ended.
            if hasEnded {
                let now = ContinuousClock.now
                if let lastSign, now - lastSign > .seconds(2) { break }
                lastSign = lastSign ?? now
            }
        }
        for end in [input, output, errors] where end >= 0 { close(end) }
        return wait()
    }

    private mutating func end(_ reason: ProcessResult.Ending) {
        guard forced == nil else { return }
        forced = reason
        ProcessTree.end(process)
    }

    private var hasEnded: Bool {
        var info = siginfo_t()
        return waitid(P_PID, id_t(process), &info, Int32(WEXITED | WNOHANG | WNOWAIT)) == 0 && info.si_signo == SIGCHLD
    }

    private mutating func wait() -> ProcessResult {
        var status: Int32 = 0
        while true {
            let got = waitpid(process, &status, deadline == nil || forced != nil ? 0 : WNOHANG)
            if got == process { break }
            if got < 0, errno != EINTR { break }
            if let deadline, got == 0 {
                if ContinuousClock.now >= deadline { end(.timeout) } else { usleep(1_000) }
            }
        }
        RunningProcesses.shared.remove(process)
        let signal = status & 0x7F
        result.ending = forced ?? (signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal))
        return result
    }

    private mutating func take(_ stream: ProcessResult.Stream, _ onOutput: ((ProcessResult.Stream, ArraySlice<UInt8>) -> Void)?) {
        let end = stream == .output ? output : errors
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(end, &chunk, chunk.count)
        if count > 0 {
            onOutput?(stream, chunk[..<count])
            if stream == .output { result.output += chunk[..<count] } else { result.errors += chunk[..<count] }
        } else if count == 0 || errno != EAGAIN && errno != EINTR {
            close(end)
            if stream == .output { output = -1 } else { errors = -1 }
        }
    }

    private mutating func feed() {
        let count = spec.input.withUnsafeBytes { write(input, $0.baseAddress.map { $0 + sent }, $0.count - sent) }
        if count > 0 { sent += count }
        let isDone = sent == spec.input.count && !spec.keepsInputOpen
        if isDone || count < 0 && errno != EAGAIN && errno != EINTR { closeInput() }
    }

    private mutating func closeInput() {
        if input >= 0 { close(input) }
        input = -1
    }

    private static func spawn(
        _ spec: ChildProcess, _ path: String, stdin: Int32, stdout: Int32, stderr: Int32, _ process: inout pid_t
    ) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, stdin, 0)
        posix_spawn_file_actions_adddup2(&actions, stdout, 1)
        posix_spawn_file_actions_adddup2(&actions, stderr, 2)
        spawn_close_from(&actions, 3)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        if let folder = spec.folder { spawn_change_folder(&actions, folder) }
        let command = [path] + spec.arguments
        let words = command.map { strdup($0) }
        let pairs = spec.environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
        defer { for text in words + pairs { free(text) } }
        return posix_spawn(&process, command[0], &actions, &attributes, words + [nil], pairs + [nil])
    }
}
