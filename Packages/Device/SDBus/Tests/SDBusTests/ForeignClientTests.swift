import Dispatch
import Foundation
import SDBus
import TestSupport
import Testing

/// What is exported here, seen by another implementation: `dbus-send` of the reference library.
@Suite(.serialized) struct ForeignClientTests {
    @Test func objectsAreReadByTheReferenceImplementation() async throws {
        let subject = try await Subject.make()
        let interface = DBusInterface(
            Subject.interface,
            properties: ["Name": .string("Guide"), "Raw": .bytes([1, 2]), "RSSI": .int16(-60), "Path": .objectPath(.root)])
        await subject.service.manageObjects(under: .root)
        try await subject.service.export([interface], at: subject.path)
        let text = try await send(subject, ["/", "org.freedesktop.DBus.ObjectManager.GetManagedObjects"])
        for expected in ["object path \"/org/example/meter\"", "string \"Guide\"", "int16 -60", "01 02", "object path \"/\""] {
            #expect(text.contains(expected), "\(text)")
        }
    }

    @Test func itsArgumentsAreReadHere() async throws {
        let subject = try await Subject.make()
        try await subject.export(
            [.string, .byte, .int64, .array(.string), .dictionary(key: .string, value: .int32), .variant], returns: [.boolean]
        ) { call throws(DBusError) in
            let expected: [DBusValue] = [
                .string("5,5 mmol/L"), .byte(7), .int64(-1), .strings(["a", "b"]),
                .dictionary([.string("k"): .int32(5)], key: .string, value: .int32), .variant(.uint16(9)),
            ]
            return [.boolean(call.arguments == expected)]
        }
        let arguments = [
            "string:5,5 mmol/L", "byte:7", "int64:-1", "array:string:a,b", "dict:string:int32:k,5", "variant:uint16:9",
        ]
        let text = try await send(subject, [subject.path.description, "\(Subject.interface).Do"] + arguments)
        #expect(text.contains("boolean true"), "\(text)")
    }

    private func send(_ subject: Subject, _ arguments: [String]) async throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-send")
        process.arguments = ["--bus=\(subject.bus.address)", "--print-reply", "--dest=\(Subject.name)"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let reading = output.fileHandleForReading
        // Waiting blocks a thread, which must not be one that the service needs to answer.
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: String(decoding: reading.readDataToEndOfFile(), as: UTF8.self))
            }
        }
    }
}
