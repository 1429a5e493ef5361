import DeviceSetup
import DeviceSetupMocks
import DeviceSync
import DeviceSyncMocks
import Testing
import ViewCore

@testable import DeviceSetupViews

/// Each screen says what it has to, and each of its buttons does what it says.
@MainActor
struct DeviceSetupViewTests {
    @Test func everyScreenSaysThatItIsShownAndWhereThePersonIs() async {
        for route in DeviceSetupRoute.allCases {
            let viewModel = MockDeviceSetupViewModel(SetupFixtures.done(), syncStatus: .ended(DeviceSyncFixtures.completeReport))
            let rendering = render(screen(route, viewModel))
            for task in rendering.tasks { await task.run() }
            #expect(viewModel.shownScreens == [route])
            #expect(rendering.html.contains("Step \(route.index + 1) of 6"))
            #expect(rendering.html.matches(of: /<h1/).count == 1)
        }
    }

    @Test func everyKindOfMeterCanBeChosen() {
        let viewModel = MockDeviceSetupViewModel(SetupState())
        pressAll(ChooseView(viewModel: viewModel))
        #expect(Set(viewModel.calls) == Set(MeterFamily.allCases.map { "choose \($0.rawValue)" } + ["close"]))
    }

    @Test func everyMeterCanBeSelectedByAButtonThatNamesIt() {
        let state = SetupFixtures.finding(.ended, [SetupFixtures.meter, SetupFixtures.knownMeter, SetupFixtures.simulatedMeter])
        let viewModel = MockDeviceSetupViewModel(state)
        let html = render(FindView(viewModel: viewModel)).html
        #expect(html.contains("Pair with Accu-Chek Guide") && html.contains("Pair again with Contour Next One"))
        #expect(html.contains("Already added") && html.contains("Simulated"))
        pressAll(FindView(viewModel: viewModel))
        #expect(
            Set(viewModel.calls) == [
                "close", "searchAgain", "select 00:11:22:33:44:55", "select 00:11:22:33:44:66", "select simulated 00:60:19:4A:71:C5",
            ])
    }

    /// Nothing of sensors is said before one is there, and of one nothing that belongs to meters.
    @Test func aSensorHasWordsOfItsOwn() {
        let syncStatus = SyncStatus.ended(DeviceSyncFixtures.completeReport)
        for route in DeviceSetupRoute.allCases {
            let meter = MockDeviceSetupViewModel(SetupFixtures.done(), syncStatus: syncStatus)
            let text = render(screen(route, meter)).html.replacing(/<[^>]*>/, with: " ")
            #expect(!text.lowercased().contains("sensor"), "\(route)")
        }
        let checked = MockDeviceSetupViewModel(SetupFixtures.checking(.ready, SetupFixtures.sensorProfile, SetupFixtures.sensor))
        let check = render(CheckView(viewModel: checked)).html
        #expect(check.contains("Add this sensor") && check.contains("mg/dL") && !check.contains("Clock") && !check.contains("meter"))
        let found = MockDeviceSetupViewModel(SetupFixtures.finding(.running, [SetupFixtures.sensor]))
        #expect(render(FindView(viewModel: found)).html.contains("Sensor"))
        let done = MockDeviceSetupViewModel(SetupFixtures.done(SetupFixtures.sensorProfile, SetupFixtures.sensor), syncStatus: syncStatus)
        #expect(render(DoneView(viewModel: done)).html.contains("Your sensor is ready"))
    }

    @Test func theListIsReadOutAsItGrows() {
        let viewModel = MockDeviceSetupViewModel(SetupFixtures.finding(.running, [SetupFixtures.meter]))
        #expect(render(FindView(viewModel: viewModel)).html.contains("1 device found"))
    }

    @Test(
        arguments: [
            (.connecting, ["cancel"]), (.answered, ["cancel"]), (.reading, ["cancel"]), (.asked(.passkey), ["cancel", "sendCode"]),
            (.asked(.pin), ["cancel", "sendCode"]), (.asked(.confirm("1")), ["confirm different", "confirm same"]),
            (.asked(.show("1")), ["cancel"]), (.failed(.wrongCode), ["retry"]), (.failed(.notAMeter), []),
        ] as [(SetupState.Pairing, [String])])
    func everyStateOfPairingHasItsWaysOn(pairing: SetupState.Pairing, calls: [String]) {
        let viewModel = MockDeviceSetupViewModel(SetupFixtures.pairing(pairing))
        pressAll(PairView(viewModel: viewModel))
        #expect(Set(viewModel.calls) == Set(calls + ["close"]))
    }

    @Test func aFailureLeadsToAnotherMeterToo() {
        for failure in SetupFixtures.failures {
            let html = render(PairView(viewModel: MockDeviceSetupViewModel(SetupFixtures.pairing(.failed(failure))))).html
            #expect(html.contains("Choose another device") && html.contains("role=\"alert\""))
        }
    }

    @Test func theClockIsOnlySetWhenItIsWrongAndThePersonSaysSo() throws {
        let right = render(CheckView(viewModel: MockDeviceSetupViewModel(SetupFixtures.checking()))).html
        #expect(!right.contains("Set the meter"))
        let viewModel = MockDeviceSetupViewModel(SetupFixtures.checking(.ready, SetupFixtures.forgetfulProfile))
        let rendering = render(CheckView(viewModel: viewModel))
        #expect(
            rendering.html.contains("2 hours behind this computer") && rendering.html.contains("remembers one computer or telephone only"))
        let box = try #require(rendering.html.firstMatch(of: /<input id="([^"]*)" class="choice-box" type="checkbox"/)?.1)
        rendering.handlers.handler(id: String(box), kind: .change)?.run(EventValue(text: "true"))
        #expect(viewModel.setsClock)
    }

    @Test(arguments: [
        (59, "Agrees with this computer"), (61, "1 minute ahead"), (7_199, "119 minutes ahead"), (-7_200, "2 hours behind"),
        (172_799, "47 hours ahead"), (-172_800, "2 days behind"),
    ])
    func theDifferenceOfTheClockIsToldInAUnitThatFits(seconds: Int, words: String) {
        var profile = SetupFixtures.profile
        profile.clock = .ahead(seconds: seconds)
        #expect(render(CheckView(viewModel: MockDeviceSetupViewModel(SetupFixtures.checking(.ready, profile)))).html.contains(words))
    }

    @Test func aMeterThatWasAddedIsNotAddedTwice() {
        let viewModel = MockDeviceSetupViewModel(SetupFixtures.syncing())
        pressAll(CheckView(viewModel: viewModel))
        #expect(viewModel.calls == ["close"])
    }

    @Test(
        arguments: [
            (.connecting, ["cancel"]), (.receiving(received: 1, expected: 2), ["cancel"]), (.cancelling, []),
            (.ended(DeviceSyncFixtures.interruptedReport), ["finish", "retry"]), (.failed(.interrupted("x"), nil), ["finish", "retry"]),
        ] as [(SyncStatus, [String])])
    func everyStateOfTheSyncHasItsWaysOn(status: SyncStatus, calls: [String]) {
        let viewModel = MockDeviceSetupViewModel(SetupFixtures.syncing(), syncStatus: status)
        pressAll(FirstSyncView(viewModel: viewModel))
        #expect(Set(viewModel.calls) == Set(calls + ["close"]))
    }

    @Test func theLastScreenTellsWhatCameAndAsksWhetherToSyncByItself() throws {
        let viewModel = MockDeviceSetupViewModel(SetupFixtures.done(), syncStatus: .ended(DeviceSyncFixtures.completeReport))
        let rendering = render(DoneView(viewModel: viewModel))
        #expect(rendering.html.contains("412 new readings"))
        let box = try #require(rendering.html.firstMatch(of: /<input id="([^"]*)" class="toggle-box" type="checkbox"/)?.1)
        rendering.handlers.handler(id: String(box), kind: .change)?.run(EventValue(text: "false"))
        #expect(!viewModel.syncsAutomatically)
        pressAll(DoneView(viewModel: viewModel))
        #expect(Set(viewModel.calls) == ["close", "finish"])
    }

    private func screen(_ route: DeviceSetupRoute, _ viewModel: MockDeviceSetupViewModel) -> AnyView {
        switch route {
        case .choose: AnyView(ChooseView(viewModel: viewModel))
        case .find: AnyView(FindView(viewModel: viewModel))
        case .pair: AnyView(PairView(viewModel: viewModel))
        case .check: AnyView(CheckView(viewModel: viewModel))
        case .firstSync: AnyView(FirstSyncView(viewModel: viewModel))
        case .done: AnyView(DoneView(viewModel: viewModel))
        }
    }

    private func pressAll(_ view: some View) {
        let handlers = render(view).handlers
        for id in handlers.ids { handlers.handler(id: id, kind: .click)?.run() }
    }
}
