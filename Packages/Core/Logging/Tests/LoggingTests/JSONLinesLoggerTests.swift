import Foundation
import Glibc
import Logging
import LoggingImplementation
import Testing

/// Hostile texts from devices must not reach a terminal or a log reader unescaped.
struct JSONLinesLoggerTests {
    private static let time = Date(timeIntervalSince1970: 1_772_352_000.25)

    private func makeSubject(
        _ pipe: Pipe, minimumLevel: LogLevel = .info, capacity: Int = 1024, environment: [String: String] = [:]
    ) -> JSONLinesLogger {
        JSONLinesLogger(
            descriptor: pipe.fileHandleForWriting.fileDescriptor, minimumLevel: minimumLevel, capacity: capacity, environment: environment,
            now: { Self.time })
    }

    /// What a logger writes for some events.
    private func written(_ events: [LogEvent], minimumLevel: LogLevel = .debug) throws -> String {
        let pipe = Pipe()
        let logger = makeSubject(pipe, minimumLevel: minimumLevel)
        for event in events { logger.log(event) }
        #expect(logger.flush())
        try pipe.fileHandleForWriting.close()
        return String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }

    @Test func anEventIsOneLineOfJSON() throws {
        let event = LogEvent(
            .warning, "sync.interrupted",
            fields: [
                LogField("records", 3), LogField("complete", false), LogField("phase", "reading"),
                LogField("took", .duration(.milliseconds(1205))), LogField("device", .outside("Meter \"1\"")),
            ])
        #expect(
            try written([event])
                == #"{"time":"2026-03-01T08:00:00.250Z","level":"warning","message":"sync.interrupted","records":3,"complete":false,"#
                + #""phase":"reading","took":1.205,"device":"Meter \"1\""}"# + "\n")
    }

    @Test(arguments: [
        (Duration.zero, "0.000"), (.milliseconds(-1500), "-1.500"), (.milliseconds(-5), "-0.005"), (.seconds(3600), "3600.000"),
        (.microseconds(999), "0.000"), (Duration(secondsComponent: .max, attosecondsComponent: 0), "9223372036854775807.000"),
    ])
    func aDurationIsInSeconds(duration: Duration, expected: String) throws {
        let line = try written([LogEvent(.info, "x", fields: [LogField("took", .duration(duration))])])
        #expect(line.hasSuffix("\"took\":\(expected)}\n"))
    }

    @Test(arguments: [
        "a\nb", "a\r\nb", "\u{1B}[31mred", "\"},{\"level\":\"error\"", "\"\u{301}", "\\", "\u{202E}gpj.exe", "\u{2028}", "\u{0}", "\u{7F}",
        "\u{9B}2J", "😀ä", "<3>fake", "",
    ])
    func textFromOutsideStaysOneHarmlessString(text: String) throws {
        let line = try written([LogEvent(.info, "x", fields: [LogField("name", .outside(text))])])
        #expect(line.utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A })
        #expect(line.utf8.filter { $0 == 0x0A }.count == 1)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(object["level"] as? String == "info")
        #expect((object["name"] as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    }

    @Test func longTextFromOutsideIsCut() throws {
        let line = try written([LogEvent(.info, "x", fields: [LogField("name", .outside(String(repeating: "a", count: 100_000)))])])
        #expect(line.utf8.count < 400)
        #expect(line.hasSuffix("aaa\\u2026\"}\n"))
    }

    @Test func aFieldCannotStandForTheLevel() throws {
        let line = try written([LogEvent(.info, "x", fields: [LogField("level", "error"), LogField("time", 0), LogField("message", "y")])])
        #expect(line.hasSuffix(#""level":"info","message":"x","level_":"error","time_":0,"message_":"y"}"# + "\n"))
    }

    @Test(arguments: LogLevel.allCases) func levelsBelowTheMinimumAreIgnored(minimum: LogLevel) throws {
        let lines = try written(LogLevel.allCases.map { LogEvent($0, "x") }, minimumLevel: minimum).split(separator: "\n")
        #expect(lines.count == LogLevel.allCases.filter { $0 >= minimum }.count)
        #expect(lines.contains { $0.contains("\"level\":\"\(minimum.name)\"") })
    }

    @Test func theJournalGetsPriorities() throws {
        let pipe = Pipe()
        var status = stat()
        fstat(pipe.fileHandleForWriting.fileDescriptor, &status)
        let logger = makeSubject(pipe, environment: ["JOURNAL_STREAM": "\(status.st_dev):\(status.st_ino)"])
        logger.log(.error, "x")
        logger.log(.notice, "y")
        #expect(logger.flush())
        let text = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
        #expect(text.split(separator: "\n").map { $0.prefix(4) } == ["<3>{", "<5>{"])
    }

    @Test(arguments: ["", "1", "1:2", "a:b", "1:2:3", "-1:5", "::"]) func anotherStreamGetsNone(value: String) throws {
        let pipe = Pipe()
        let logger = makeSubject(pipe, environment: ["JOURNAL_STREAM": value])
        logger.log(.error, "x")
        #expect(logger.flush())
        #expect(pipe.fileHandleForReading.availableData.first == UInt8(ascii: "{"))
    }

    @Test func manyThreadsWriteWholeLines() async throws {
        let pipe = Pipe()
        let logger = makeSubject(pipe, capacity: 10_000)
        let reader = Reader(pipe)
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<20 {
                group.addTask {
                    for number in 0..<50 { logger.log(.info, "x", ["task": .count(task), "number": .count(number)]) }
                }
            }
        }
        #expect(logger.flush(limit: .seconds(10)))
        try pipe.fileHandleForWriting.close()
        let lines = String(decoding: try await reader.data(), as: UTF8.self).split(separator: "\n")
        #expect(Set(lines).count == 1000)
        #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
    }

    @Test func aReaderThatStopsReadingStopsNobodyAndLearnsWhatIsMissing() async throws {
        let pipe = Pipe()
        let logger = makeSubject(pipe, capacity: 100)
        for _ in 0..<5000 { logger.log(.info, "x", ["name": .outside(String(repeating: "a", count: 300))]) }
        #expect(!logger.flush(limit: .milliseconds(50)))
        let reader = Reader(pipe)
        #expect(logger.flush(limit: .seconds(10)))
        logger.log(.info, "after")
        #expect(logger.flush(limit: .seconds(10)))
        try pipe.fileHandleForWriting.close()
        let lines = String(decoding: try await reader.data(), as: UTF8.self).split(separator: "\n")
        let notes = lines.filter { $0.contains("\"message\":\"log.dropped\"") }
        let dropped = notes.compactMap { $0.split(separator: ":").last.flatMap { Int($0.dropLast()) } }.reduce(0, +)
        #expect(dropped > 0)
        #expect(lines.count - notes.count + dropped == 5001)
        #expect(lines.last?.contains("\"message\":\"after\"") == true)
    }

    @Test func aReaderThatHasGoneEndsNothing() throws {
        let pipe = Pipe()
        let logger = makeSubject(pipe)
        try pipe.fileHandleForReading.close()
        logger.log(.error, "x")
        #expect(logger.flush())
    }

    @Test func aDescriptorThatIsNotOpenEndsNothing() {
        let logger = JSONLinesLogger(descriptor: -1, capacity: 0, environment: ["JOURNAL_STREAM": "1:2"], now: { Self.time })
        logger.log(.error, "x")
        logger.log(.error, "x")
        #expect(logger.flush())
    }

    @Test func aPipeThatDoesNotBlockIsWaitedFor() throws {
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        let logger = makeSubject(pipe)
        for number in 0..<500 { logger.log(.info, "x", ["number": .count(number), "name": .outside(String(repeating: "a", count: 300))]) }
        let text = try read(pipe) { $0.contains("\"number\":499,") && $0.hasSuffix("}\n") }
        #expect(text.split(separator: "\n").count == 500)
    }

    private func read(_ pipe: Pipe, until isEnough: (String) -> Bool) throws -> String {
        var text = ""
        while !isEnough(text) {
            let more = pipe.fileHandleForReading.availableData
            guard !more.isEmpty else { break }
            text += String(decoding: more, as: UTF8.self)
        }
        return text
    }
}
