import Foundation
import IntegrationSupport
import TestSupport
import Testing

struct AppProcessTests {
    private func makeInstallation(_ script: String) throws -> (Installation, TemporaryFolder) {
        let folder = try TemporaryFolder()
        let binary = try folder.write("#!/bin/sh\n\(script)\n", to: "meterbook").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: binary)
        return (try Installation(binary: binary), folder)
    }

    @Test func theReadyLineIsRead() async throws {
        let (installation, folder) = try makeInstallation(
            "echo \"$@\" >&2; echo 'Meterbook is ready at http://127.0.0.1:4711/?token=abc'; exec sleep 600")
        let app = try await installation.serve(["--ui-test"])
        #expect(app.port == 4711)
        #expect(app.origin == "http://127.0.0.1:4711")
        #expect(app.token == "abc")
        #expect(app.readyURL == "http://127.0.0.1:4711/?token=abc")
        #expect(app.process.standardError == "serve --no-open --port 0 --ui-test\n")
        #expect(await app.stop() == .signal(15))
        _ = folder
    }

    @Test func anEndBeforeTheReadyLineShowsWhatWasSaid() async throws {
        let (installation, folder) = try makeInstallation("echo 'the port is taken' >&2; exit 1")
        await #expect(
            throws: IntegrationError.endedEarly(program: "meterbook", status: "exit code 1", standardError: "the port is taken\n")
        ) {
            try await installation.serve()
        }
        _ = folder
    }

    @Test func aReadyLineIsTakenOnlyWholeAndFromThisMachine() {
        #expect(ReadyLine(in: "Meterbook is ready at http://127.0.0.1:1/?token=a") == nil)
        #expect(ReadyLine(in: "Meterbook is ready at http://example.org:1/?token=a\n") == nil)
        #expect(ReadyLine(in: "Meterbook is ready at http://127.0.0.1:1/\n") == nil)
        #expect(ReadyLine(in: "Meterbook is ready at http://127.0.0.1:99999/?token=a\n") == nil)
        #expect(ReadyLine(in: "noise\nMeterbook is ready at http://127.0.0.1:1/?token=a\n")?.port == 1)
    }

    @Test func eachInstallationHasFoldersOfItsOwn() async throws {
        let (first, folder) = try makeInstallation("echo $XDG_DATA_HOME; pwd")
        let second = try Installation(binary: first.binary)
        let outputs = [try await first.run().standardOutput, try await second.run().standardOutput]
        #expect(outputs[0] != outputs[1])
        #expect(outputs[0].hasPrefix(first.folder.path("data")))
        _ = folder
    }

    @Test func aMissingAppSaysWhatToDo() {
        #expect(throws: IntegrationError.binaryMissing(path: "/nowhere/meterbook")) {
            try Repository.meterbook(environment: ["METERBOOK_BINARY": "/nowhere/meterbook"])
        }
        #expect("\(IntegrationError.binaryMissing(path: "/x"))".contains("run make build first"))
    }
}
