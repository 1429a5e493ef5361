import DeviceSync
import Testing

@testable import Meterbook

@MainActor
struct SyncProgressLineTests {
    @Test func eachRunningSyncSaysHowFarItIs() {
        let line = SyncProgressLine.text([
            ("Guide", .receiving(received: 12, expected: 48)), ("Contour", .receiving(received: 3, expected: nil)), ("Old", .connecting),
            ("Done", .idle),
        ])
        #expect(line == "Guide: 12 of 48   Contour: 3 received   Old: connecting")
    }

    @Test func aNameCannotReachTheTerminal() {
        #expect(!SyncProgressLine.text([("\u{1B}[2Jowned", .cancelling)]).contains("\u{1B}"))
    }

    @Test func aLineIsNeverLongerThanANarrowTerminal() {
        let line = SyncProgressLine.text([(String(repeating: "x", count: 200), .connecting)])
        #expect(line.count == 79 && line.hasSuffix("…"))
    }
}
