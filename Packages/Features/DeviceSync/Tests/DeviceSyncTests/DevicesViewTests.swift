import CommonUI
import DeviceSync
import DeviceSyncMocks
import TestSupport
import Testing
import ViewCore

@testable import DeviceSyncViews

@MainActor
struct DevicesViewTests {
    private static let rows = [
        DeviceRow(device: DeviceSyncFixtures.newMeter, status: .idle),
        DeviceRow(device: DeviceSyncFixtures.simulatedMeter, status: .idle, secondsSinceSync: 7200),
    ]

    private static let screens: [(String, @MainActor () -> MockDevicesViewModel)] = [
        ("loading", { MockDevicesViewModel(devices: nil) }),
        ("welcome", { MockDevicesViewModel(devices: [], bluetoothProblem: .noAdapter) }),
        ("welcome-adding", { MockDevicesViewModel(devices: [], isAdding: true) }),
        ("devices", { MockDevicesViewModel(devices: rows, bluetoothProblem: .poweredOff) }),
        ("devices-all-added", { MockDevicesViewModel(devices: rows, canAddSimulatedMeter: false, problem: .notInRange("x")) }),
        ("hostile", { MockDevicesViewModel(devices: [DeviceRow(device: DeviceSyncFixtures.hostileMeter, status: .idle)]) }),
    ]

    @Test(arguments: 0..<6) func everyScreenIsExactlySo(index: Int) throws {
        let (name, model) = Self.screens[index]
        let rendering = render(DevicesView(viewModel: model()))
        expectHTML(rendering.html, is: try fixture(name))
        #expect(rendering.duplicateIDs == [])
        #expect(rendering.title == "Devices")
    }

    @Test(arguments: 0..<6) func aPageHasOneMainButtonAtMost(index: Int) {
        let html = render(DevicesView(viewModel: Self.screens[index].1())).html
        let count = html.ranges(of: "button-prominent").count
        #expect(count == (["welcome", "hostile"].contains(Self.screens[index].0) ? 1 : 0), "\(Self.screens[index].0): \(html)")
    }

    /// A meter chooses its name: it must never be more than text, in a page of somebody's health.
    @Test func aHostileNameIsText() {
        let html = render(DevicesView(viewModel: Self.screens[5].1())).html
        #expect(!html.contains("<script"))
        #expect(!html.contains("<img"))
        #expect(html.contains("&lt;script&gt;"))
    }

    @Test func aNameCannotTurnTheTextAroundIt() {
        #expect(!render(DevicesView(viewModel: Self.screens[5].1())).html.unicodeScalars.contains("\u{202E}"))
    }

    @Test func aMeterWithoutASerialNumberIsKnownByItsAddress() {
        let row = DeviceRow(device: DeviceSyncFixtures.plainMeter, status: .idle)
        let html = render(DeviceCard(row: row, isOnly: true, viewModel: MockDevicesViewModel(devices: [row]))).html
        #expect(html.contains("Address 00:11:22:33:44:88"))
        #expect(!html.contains("Serial number"))
    }

    /// A card without a heading is a card that a screen reader cannot name.
    @Test func aMeterWithoutAVisibleNameGoesByItsAddress() {
        let row = DeviceRow(device: DeviceSyncFixtures.namelessMeter, status: .idle)
        let html = render(DeviceCard(row: row, isOnly: true, viewModel: MockDevicesViewModel(devices: [row]))).html
        #expect(html.contains("<span>00:11:22:33:44:99</span></h2>"), "\(html)")
    }

    @Test func theScreenLoadsItself() async {
        let model = MockDevicesViewModel(devices: nil)
        for task in render(DevicesView(viewModel: model)).tasks { await task.run() }
        #expect(model.calls == ["load"])
    }

    private static let statuses: [(SyncStatus, String)] = [
        (.idle, "idle"), (.connecting, "connecting"), (.receiving(received: 3, expected: 40), "receiving"),
        (.receiving(received: 3, expected: nil), "receiving-uncounted"), (.cancelling, "cancelling"),
        (.ended(DeviceSyncFixtures.completeReport), "ended"), (.ended(DeviceSyncFixtures.interruptedReport), "ended-interrupted"),
        (.failed(.notInRange("x"), nil), "failed"), (.failed(.interrupted("x"), DeviceSyncFixtures.interruptedReport), "failed-partly"),
    ]

    @Test(arguments: 0..<9) func everyStateOfASyncIsExactlySo(index: Int) throws {
        let (status, name) = Self.statuses[index]
        let row = DeviceRow(device: DeviceSyncFixtures.newMeter, status: status)
        let rendering = render(DeviceCard(row: row, isOnly: true, viewModel: MockDevicesViewModel(devices: [row])))
        expectHTML(rendering.html, is: try fixture("card-\(name)"))
        #expect(rendering.duplicateIDs == [])
    }

    @Test func everyButtonDoesWhatItSays() {
        let model = MockDevicesViewModel(devices: Self.rows + [DeviceRow(device: DeviceSyncFixtures.hostileMeter, status: .connecting)])
        let handlers = render(DevicesView(viewModel: model)).handlers
        for id in handlers.ids { handlers.handler(id: id, kind: .click)?.run() }
        #expect(
            model.calls.sorted() == [
                "addSimulatedMeter", "cancel meter-3", "showReadings", "sync meter-1", "sync meter-2",
            ])
        #expect(model.removal == DeviceSyncFixtures.simulatedMeter.id)
    }

    @Test func aMeterGoesWithItsReadingsOnlyWhenThatWasConfirmed() {
        let model = MockDevicesViewModel(devices: Self.rows, removal: DeviceSyncFixtures.simulatedMeter.id)
        let rendering = render(DevicesView(viewModel: model))
        #expect(rendering.html.contains("Remove this simulated meter?"))
        #expect(rendering.html.contains("Its simulated readings are deleted with it. Your own readings stay."))
        model.isAskingToRemove = false
        #expect(model.removal == nil && model.calls == [])
        model.removal = DeviceSyncFixtures.simulatedMeter.id
        let handlers = render(DevicesView(viewModel: model)).handlers
        for id in handlers.ids {
            model.removal = DeviceSyncFixtures.simulatedMeter.id
            handlers.handler(id: id, kind: .click)?.run()
        }
        #expect(model.calls.contains("removeSimulated meter-2"))
    }
}
