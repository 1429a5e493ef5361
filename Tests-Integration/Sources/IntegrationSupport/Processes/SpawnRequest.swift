internal import CSpawn
internal import Glibc

/// Everything that `posix_spawn` needs, with the C memory around it.
///
/// Foundation's Process is not used: it leaves other files of this process open in the child and shares its process group.
struct SpawnRequest {
    let executable: String
    let arguments: [String]
    let environment: [String: String]
    let workingFolder: String?
    let standardInput: String
    let standardOutput: String
    let standardError: String

    /// How often a program that is still open for writing is tried, and the microseconds between two attempts.
    private static let mostAttempts = 1000
    private static let pause: UInt32 = 10_000

    /// Starts the program and returns its process number, which is also its group's. Throws `IntegrationError.notStarted`.
    func spawn() throws(IntegrationError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let output = O_WRONLY | O_CREAT | O_APPEND
        posix_spawn_file_actions_addopen(&actions, 0, standardInput, O_RDONLY | O_NOCTTY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, standardOutput, output, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, standardError, output, 0o600)
        cspawn_add_closefrom(&actions, 3)
        if let workingFolder {
            cspawn_add_chdir(&actions, workingFolder)
        }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var everySignal = sigset_t()
        sigfillset(&everySignal)
        var noSignal = sigset_t()
        sigemptyset(&noSignal)
        posix_spawnattr_setsigdefault(&attributes, &everySignal)
        posix_spawnattr_setsigmask(&attributes, &noSignal)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))

        var argumentPointers = ([executable] + arguments).map { strdup($0) } + [nil]
        var environmentPointers = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer {
            for pointer in argumentPointers + environmentPointers { free(pointer) }
        }
        var process: pid_t = 0
        var code: Int32
        var attempts = 0
        repeat {
            code = posix_spawnp(&process, executable, &actions, &attributes, &argumentPointers, &environmentPointers)
            attempts += 1
            // A program that was written a moment ago is open for writing in whatever another thread was just starting, until that has begun.
        } while code == ETXTBSY && attempts < Self.mostAttempts && usleep(Self.pause) == 0
        guard code == 0 else { throw .notStarted(program: executable, reason: String(cString: strerror(code))) }
        return process
    }
}
