import Foundation
import Persistence
import TestSupport
import Testing

@Suite struct WriterLockTests {
    @Test func aSecondOneIsRefusedAndNamesTheFirst() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("meterbook.lock")
        let first = try WriterLock(path: path, command: "meterbook\nserve")
        first.announce("http://127.0.0.1:8787/\u{7}")
        let error = #expect(throws: WriterLockError.self) { try WriterLock(path: path, command: "meterbook sync") }
        guard case .held(path, let holder?) = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(holder.processID == getpid())
        #expect(holder.command == "meterbook serve")
        #expect(holder.notice == "http://127.0.0.1:8787/ ")
        #expect("\(WriterLockError.held(path: path, by: holder))".contains("process \(getpid()) (meterbook serve)"))
        first.release()
    }

    @Test func whoHoldsItIsKnownWithoutTakingIt() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("meterbook.lock")
        #expect(WriterLock.holder(path: path) == nil)
        let first = try WriterLock(path: path, command: "meterbook serve")
        #expect(WriterLock.holder(path: path)?.command == "meterbook serve")
        first.release()
        #expect(WriterLock.holder(path: path) == nil)
        withExtendedLifetime(try WriterLock(path: path, command: "next")) {}
    }

    @Test func itIsFreeAgainAfterwards() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("meterbook.lock")
        let first = try WriterLock(path: path, command: "a")
        first.release()
        first.release()
        first.announce("nothing")
        do {
            let second = try WriterLock(path: path, command: "b")
            withExtendedLifetime(second) {}
        }
        let third = try WriterLock(path: path, command: "c")
        withExtendedLifetime(third) {}
    }

    @Test func aProcessThatIsKilledFreesIt() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("meterbook.lock")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exec 9>\"$0\"; flock 9; echo held; exec sleep 600", path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        #expect(try pipe.fileHandleForReading.read(upToCount: 5) == Data("held\n".utf8))
        #expect(throws: WriterLockError.held(path: path, by: nil)) { try WriterLock(path: path, command: "b") }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let lock = try WriterLock(path: path, command: "b")
        withExtendedLifetime(lock) {}
    }

    @Test func whatAnEarlierHolderLeftIsNotBelieved() throws {
        let folder = try TemporaryFolder()
        try folder.write("not a number\nmeterbook serve\n\n", to: "meterbook.lock")
        let lock = try WriterLock(path: folder.path("meterbook.lock"), command: "a")
        withExtendedLifetime(lock) {}
    }

    @Test func aMissingFolderIsNamed() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("none/meterbook.lock")
        #expect(throws: WriterLockError.cannotOpen(path: path, message: "No such file or directory")) {
            try WriterLock(path: path, command: "a")
        }
        #expect("\(WriterLockError.cannotOpen(path: path, message: "m"))".contains(path))
        #expect("\(WriterLockError.held(path: path, by: nil))".contains("another process"))
    }
}
