import CommonUI
import DeviceSync
import DeviceSyncMocks
import Domain
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
        var removals: [DeviceIdentity.ID?] = []
        for id in handlers.ids {
            model.removal = nil
            handlers.handler(id: id, kind: .click)?.run()
            if let removal = model.removal { removals.append(removal) }
        }
        #expect(
            model.calls.sorted() == [
                "addDevice", "addSimulatedMeter", "cancel meter-3", "showReadings", "sync meter-1", "sync meter-2",
            ])
        #expect(
            Set(removals) == [
                DeviceSyncFixtures.newMeter.id, DeviceSyncFixtures.simulatedMeter.id, DeviceSyncFixtures.hostileMeter.id,
            ])
    }

    @Test func thatAutomaticSyncIsOffForAllIsSaidWithTheWayToTheSwitch() {
        let model = MockDevicesViewModel(devices: Self.rows, isAutomaticSyncOff: true)
        let rendering = render(DevicesView(viewModel: model))
        #expect(rendering.html.contains("Meters are not synced by themselves"))
        for id in rendering.handlers.ids { rendering.handlers.handler(id: id, kind: .click)?.run() }
        #expect(model.calls.contains("showSettings"))
        model.canShowSettings = false
        #expect(!render(DevicesView(viewModel: model)).html.contains("Open the settings"))
        model.isAutomaticSyncOff = false
        #expect(!render(DevicesView(viewModel: model)).html.contains("Meters are not synced by themselves"))
    }

    @Test func keptStepsAreShownWhereThereIsAPlaceForThem() {
        let model = MockDevicesViewModel(devices: Self.rows)
        #expect(!render(DevicesView(viewModel: model)).html.contains("How the app is used"))
        model.canShowUsage = true
        let handlers = render(DevicesView(viewModel: model)).handlers
        for id in handlers.ids { handlers.handler(id: id, kind: .click)?.run() }
        #expect(model.calls.contains("showUsage"))
    }

    @Test func aSimulatedMeterHasNothingToDecide() {
        let row = Self.rows[1]
        let html = render(DeviceCard(row: row, isOnly: true, viewModel: MockDevicesViewModel(devices: [row]))).html
        #expect(!html.contains("Settings of this meter"))
    }

    @Test func aSimulatedMeterGoesWithItsReadingsOnlyWhenThatWasConfirmed() {
        let model = MockDevicesViewModel(devices: Self.rows, removal: DeviceSyncFixtures.simulatedMeter.id)
        let html = render(DevicesView(viewModel: model)).html
        #expect(html.contains("Remove this simulated meter?"))
        #expect(html.contains("Its simulated readings are deleted with it. Your own readings stay."))
        model.isAskingToRemove = false
        #expect(model.removal == nil && model.calls == [])
        #expect(clickAll(model, removing: DeviceSyncFixtures.simulatedMeter.id) == ["remove meter-2"])
    }

    @Test func aRealMeterIsAskedAboutWithBothWaysAndCancel() {
        let model = MockDevicesViewModel(devices: Self.rows, removal: DeviceSyncFixtures.newMeter.id)
        let html = render(DevicesView(viewModel: model)).html
        #expect(html.contains("Remove this meter?") && html.contains(">Cancel<"))
        #expect(clickAll(model, removing: DeviceSyncFixtures.newMeter.id) == ["remove meter-1 keeping readings", "remove meter-1"])
    }

    /// Clicks every button while it is asked about a meter, and returns what was removed.
    private func clickAll(_ model: MockDevicesViewModel, removing device: DeviceIdentity.ID) -> Set<String> {
        model.removal = device
        let handlers = render(DevicesView(viewModel: model)).handlers
        for id in handlers.ids {
            model.removal = device
            handlers.handler(id: id, kind: .click)?.run()
        }
        return Set(model.calls.filter { $0.hasPrefix("remove ") })
    }
}
