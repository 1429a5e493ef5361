import Foundation
import Synchronization
import ToolSupport

/// The toolchain's sourcekit-lsp, spoken to over its standard streams.
final class LanguageServer: Sendable {
    private let process: Process
    private let input: FileHandle
    private let answers = Mutex<[Int: JSONValue]>([:])
    private let arrived = DispatchSemaphore(value: 0)
    private let next = Mutex(0)

    /// Starts it for a folder, as an editor does that opens it.
    init(folder: String) throws {
        guard let program = ChildProcess.find("sourcekit-lsp") else {
            throw ToolError("sourcekit-lsp was not found.", remedy: "Install the toolchain.")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let (toServer, fromServer) = (Pipe(), Pipe())
        process.standardInput = toServer
        process.standardOutput = fromServer
        process.standardError = FileHandle.nullDevice
        self.process = process
        input = toServer.fileHandleForWriting
        try process.run()
        let output = fromServer.fileHandleForReading
        Thread.detachNewThread { [self] in read(output) }
        let folderURI = JSONValue.string(URL(fileURLWithPath: folder).absoluteString)
        _ = try request(
            "initialize",
            .object([
                "processId": .integer(Int(getpid())), "rootUri": folderURI, "capabilities": .object([JSONValue.Member]()),
                "workspaceFolders": .array([.object(["uri": folderURI, "name": .string("folder")])]),
            ]))
        try notify("initialized", .object([JSONValue.Member]()))
    }

    /// Ends it.
    func end() {
        process.terminate()
        process.waitUntilExit()
    }

    /// Tells it that a file is open with some text.
    func open(_ path: String, text: String) throws {
        let document: JSONValue = .object([
            "uri": .string(URL(fileURLWithPath: path).absoluteString), "languageId": .string("swift"), "version": .integer(1),
            "text": .string(text),
        ])
        try notify("textDocument/didOpen", .object(["textDocument": document]))
    }

    /// Tells it that a file is open no more.
    func close(_ path: String) throws {
        try notify(
            "textDocument/didClose", .object(["textDocument": .object(["uri": .string(URL(fileURLWithPath: path).absoluteString)])]))
    }

    /// Asks about a place, line and column from 0; nil where it does not answer in time.
    func ask(_ method: String, _ path: String, line: Int, column: Int) throws -> JSONValue? {
        try request(
            "textDocument/\(method)",
            .object([
                "textDocument": .object(["uri": .string(URL(fileURLWithPath: path).absoluteString)]),
                "position": .object(["line": .integer(line), "character": .integer(column)]),
            ]))
    }

    /// The greatest amount of memory that it has had at once, in megabytes.
    var peakMemory: Int {
        let status = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
        let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (peak?.split(separator: " ").compactMap { Int($0) }.first ?? 0) / 1024
    }

    private func request(_ method: String, _ parameters: JSONValue) throws -> JSONValue? {
        let id = next.withLock { number in
            number += 1
            return number
        }
        try send(
            .object([
                "jsonrpc": .string("2.0"), "id": .integer(id), "method": .string(method), "params": parameters,
            ]))
        let end = DispatchTime.now() + 120
        while true {
            if let answer = answers.withLock({ $0.removeValue(forKey: id) }) { return answer["result"] ?? .null }
            guard process.isRunning, arrived.wait(timeout: end) == .success else { return nil }
        }
    }

    private func notify(_ method: String, _ parameters: JSONValue) throws {
        try send(.object(["jsonrpc": .string("2.0"), "method": .string(method), "params": parameters]))
    }

    private func send(_ message: JSONValue) throws {
        let body = Data(message.line.utf8)
        try input.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }

    /// Reads messages; what the server asks itself is answered with nothing.
    private func read(_ output: FileHandle) {
        var bytes: [UInt8] = []
        while true {
            let more = output.availableData
            guard !more.isEmpty else { return }
            bytes += more
            while let message = Self.message(&bytes) {
                if let id = message["id"]?.integer, message["method"] == nil {
                    answers.withLock { $0[id] = message }
                    arrived.signal()
                } else if let id = message["id"], message["method"] != nil {
                    try? send(.object(["jsonrpc": .string("2.0"), "id": id, "result": .null]))
                }
            }
        }
    }

    /// Takes the first whole message off the bytes.
    private static func message(_ bytes: inout [UInt8]) -> JSONValue? {
        let text = Array("\r\n\r\n".utf8)
        guard let end = bytes.firstRange(of: text) else { return nil }
        let header = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        let length = header.split(separator: "\r\n").first { $0.hasPrefix("Content-Length:") }?.split(separator: " ").last.flatMap {
            Int($0)
        }
        guard let length, bytes.count >= end.upperBound + length else { return nil }
        defer { bytes.removeFirst(end.upperBound + length) }
        return (try? JSONValue(parsing: Array(bytes[end.upperBound..<end.upperBound + length]))) ?? .null
    }
}
