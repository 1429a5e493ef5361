import Bluetooth
import DeviceSync
import DeviceSyncMocks
import Domain
import Foundation
import GlucoseProfile
import ReadingStore
import Testing

@testable import DeviceSyncImplementation

struct DeviceSyncErrorTests {
    private static let address = "00:11:22:33:44:55"

    private static let causes: [(BluetoothError, String)] = {
        guard let address = BluetoothAddress(address) else { return [] }
        return [
            (.unavailable(.poweredOff), "bluetoothUnavailable"), (.notFound(address), "notInRange"),
            (.connectionFailed(address, reason: "x"), "notInRange"), (.timedOut, "notInRange"), (.notPaired(address), "notPaired"),
            (.pairing(.rejected), "notPaired"), (.att(0x80), "refused"), (.characteristicMissing(MeterLink.measurement), "refused"),
            (.disconnected(reason: "x"), "interrupted"), (.cancelled, "interrupted"), (.transport("x"), "interrupted"),
        ]
    }()

    @Test(arguments: causes) func everyErrorOfATransportHasItsMeaningAndKeepsItsWords(cause: BluetoothError, code: String) {
        let error = DeviceSyncError(cause, address: Self.address)
        #expect(error.code == code)
        #expect(error.description.contains(cause.description))
    }

    @Test func someoneElsesSentenceEndsWithOnePoint() {
        for error in [DeviceSyncError.notStored("The disk is full."), .interrupted("The link was lost.")] {
            #expect(!error.description.contains(".."))
        }
    }

    private static let reasons: [(IncompleteReason, String)] = [
        (.disconnected, "interrupted"), (.timedOut, "interrupted"), (.endless, "interrupted"), (.notPaired, "notPaired"),
        (.refused(.procedureNotCompleted), "refused"), (.busy, "refused"), (.notSubscribed, "refused"),
        (.writeFailed(attError: 0x80), "refused"),
    ]

    @Test(arguments: reasons) func everyReasonForAnIncompleteSyncHasItsMeaning(reason: IncompleteReason, code: String) {
        #expect(DeviceSyncError(reason).code == code)
        #expect(ReadingStore.SyncOutcome(.incomplete(reason)) == .incomplete(code: code))
    }

    @Test func theStoresErrorsAreThoseOfStoringButForAMeterThatIsGone() {
        #expect(DeviceSyncError(ReadingStoreError.storage(.full, "full")) == .notStored("full"))
        #expect(DeviceSyncError(ReadingStoreError.unknownDevice(.init(rawValue: "a"))) == .unknownDevice("a"))
        #expect(DeviceSyncError(DeviceSyncError.notInRange("x") as any Error) == .notInRange("x"))
    }

    @Test(arguments: DeviceSyncFixtures.errors) func everyErrorSaysWhatToDoAndHasANameOfItsOwn(error: DeviceSyncError) {
        #expect(error.description.contains("a reason"))
        #expect(DeviceSyncFixtures.errors.count { $0.code == error.code } == 1)
    }

    @Test(arguments: [
        (ReadingStore.SyncOutcome.complete, SyncReport.Completeness.complete), (.cancelled, .cancelled), (.interrupted, .interrupted),
        (.incomplete(code: "x"), .interrupted),
    ])
    func aReportSaysWhetherEverythingCame(outcome: ReadingStore.SyncOutcome, completeness: SyncReport.Completeness) {
        let summary = SyncSummary(
            id: SyncID(rawValue: 1), startedAt: .distantPast, endedAt: .distantFuture, outcome: outcome,
            counts: StoredCounts(new: 1, known: 2, unreadable: 3))
        let report = SyncReport(summary)
        #expect(report.completeness == completeness)
        #expect((report.added, report.known, report.unreadable) == (1, 2, 3))
        #expect(report.endedAt == .distantFuture)
    }

    @Test(arguments: [
        (SyncStatus.idle, false), (.connecting, true), (.receiving(received: 0, expected: nil), true), (.cancelling, true),
        (.ended(DeviceSyncFixtures.completeReport), false), (.failed(.notInRange("x"), nil), false),
    ])
    func aSyncRunsFromItsStartToItsEnd(status: SyncStatus, isRunning: Bool) {
        #expect(status.isRunning == isRunning)
    }
}
