import CommonUI
import DeviceSync
import DeviceSyncMocks
import Testing
import ViewCore

@testable import DeviceSyncViews

@MainActor
struct DevicesViewTests {
    private static let rows = [
        DeviceRow(device: DeviceSyncFixtures.newMeter, status: .idle),
        DeviceRow(device: DeviceSyncFixtures.simulatedMeter, status: .idle, secondsSinceSync: 7200),
    ]

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

    @Test func everyButtonDoesWhatItSays() {
        let model = MockDevicesViewModel(devices: Self.rows + [DeviceRow(device: DeviceSyncFixtures.hostileMeter, status: .connecting)])
        let handlers = render(DevicesView(viewModel: model)).handlers
        for id in handlers.ids { handlers.handler(id: id, kind: .click)?.run() }
        #expect(
            model.calls.sorted() == [
                "addDevice", "addSimulatedMeter", "cancel meter-3", "showReadings", "sync meter-1", "sync meter-2",
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
