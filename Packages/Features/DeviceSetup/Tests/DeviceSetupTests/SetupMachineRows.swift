import DeviceSetup
import DeviceSetupMocks
import DeviceSync
import DeviceSyncMocks
import Foundation

@testable import DeviceSetupImplementation

extension SetupMachineTests.Row {
    private static let meter = SetupFixtures.meter
    private static let profile = SetupFixtures.profile
    private static let device = SetupFixtures.device
    private static let cancelled = SyncStatus.ended(
        SyncReport(endedAt: .distantPast, completeness: .cancelled, added: 1, known: 0, unreadable: 0))
    private static let complete = SyncStatus.ended(DeviceSyncFixtures.completeReport)
    private static let failed = SyncStatus.failed(.interrupted("x"), nil)

    static let finding: [SetupEvent] = [.chose(.accuChek), .seen(meter)]
    static let pairing = finding + [.selected(meter.id)]
    static let checking = pairing + [.asked(.passkey), .answered(.passkey(1)), .connected, .met(profile)]
    static let syncing = checking + [.accepted, .added(device)]
    static let done = syncing + [.syncEnded(complete)]

    /// The shortest way to a screen.
    static func events(to screen: DeviceSetupRoute) -> [SetupEvent] {
        switch screen {
        case .choose: []
        case .find: finding
        case .pair: pairing
        case .check: checking
        case .firstSync: syncing
        case .done: done
        }
    }

    /// Events that mean nothing at a screen.
    static let strangers: [DeviceSetupRoute: [SetupEvent]] = [
        .choose: [
            .seen(meter), .selected(meter.id), .asked(.passkey), .met(profile), .notMet(.refused), .accepted, .added(device),
            .syncEnded(complete), .cancelled, .retried, .searchedAgain, .shown(.find), .shown(.done), .bluetooth(.blocked),
        ],
        .find: [
            .selected("another"), .asked(.pin), .connected, .met(profile), .notMet(.refused), .questionGone, .accepted, .cancelled,
            .retried,
            .shown(.find), .shown(.pair), .added(device), .answered(.no),
        ],
        .pair: [
            .seen(SetupFixtures.knownMeter), .selected(meter.id), .searchIsSlow, .searchEnded, .searchFailed(.timedOut), .accepted,
            .retried,
            .shown(.pair), .answered(.passkey(1)), .questionGone, .syncEnded(complete),
        ],
        .check: [
            .asked(.passkey), .met(SetupFixtures.silentProfile), .notMet(.linkLost), .seen(meter), .cancelled, .retried, .shown(.pair),
            .added(device), .notAdded(.notStored("x")), .syncEnded(complete),
        ],
        .firstSync: [.met(profile), .accepted, .retried, .shown(.check), .shown(.pair), .added(device), .notMet(.linkLost)],
        .done: [.syncEnded(failed), .cancelled, .retried, .accepted, .shown(.firstSync), .shown(.check), .seen(meter)],
    ]

    static let all: [Self] = [
        // Choosing and finding.
        Self("a family is chosen", [], .chose(.contour), [.search(onlySimulated: false), .show(.find)], .finding(.running)),
        Self("a simulated one is chosen", [], .chose(.simulated), [.search(onlySimulated: true), .show(.find)], .finding(.running)),
        Self("nothing is found", finding, .searchIsSlow, [], .finding(.slow)),
        Self("the search ends", finding + [.searchIsSlow], .searchEnded, [.stopSearch], .finding(.ended)),
        Self("the search fails", finding, .searchFailed(.timedOut), [.stopSearch], .finding(.failed(.timedOut))),
        Self(
            "slow is not said of a search that failed", finding + [.searchFailed(.timedOut)], .searchIsSlow, [],
            .finding(.failed(.timedOut))),
        Self(
            "searched again", finding + [.searchEnded], .searchedAgain, [.stopSearch, .search(onlySimulated: false)], .finding(.running)),
        Self("a meter is selected", finding, .selected(meter.id), [.stopSearch, .connect(meter), .show(.pair)], .pairing(.connecting)),
        Self("back to choosing", finding, .shown(.choose), [.stopSearch], .choosing),
        Self("closed while finding", finding, .closed, [.stopSearch, .leave(nil)], .choosing),
        // Pairing.
        Self("asked for a passkey", pairing, .asked(.passkey), [], .pairing(.asked(.passkey))),
        Self(
            "answered with a passkey", pairing + [.asked(.passkey)], .answered(.passkey(7)), [.answer(.passkey(7))], .pairing(.answered)),
        Self("answered with a PIN", pairing + [.asked(.pin)], .answered(.pin("0")), [.answer(.pin("0"))], .pairing(.answered)),
        Self("the same digits", pairing + [.asked(.confirm("1"))], .answered(.same), [.answer(.same)], .pairing(.answered)),
        Self("other digits", pairing + [.asked(.confirm("1"))], .answered(.no), [.answer(.no)], .pairing(.answered)),
        Self("an answer to another question", pairing + [.asked(.pin)], .answered(.passkey(7)), [], .pairing(.asked(.pin))),
        Self("digits that are shown have no answer", pairing + [.asked(.show("1"))], .answered(.same), [], .pairing(.asked(.show("1")))),
        Self("the question is taken back", pairing + [.asked(.passkey)], .questionGone, [], .pairing(.connecting)),
        Self("paired", pairing, .connected, [], .pairing(.reading)),
        Self("met", pairing + [.connected], .met(profile), [.show(.check)], .checking(.ready)),
        Self("not met", pairing, .notMet(.wrongCode), [.letGo], .pairing(.failed(.wrongCode))),
        Self("cancelled while asked", pairing + [.asked(.passkey)], .cancelled, [.letGo], .pairing(.failed(.cancelled))),
        Self("cancelled while reading", pairing + [.connected], .cancelled, [.letGo], .pairing(.failed(.cancelled))),
        Self("late news after a failure", pairing + [.cancelled], .notMet(.linkLost), [], .pairing(.failed(.cancelled))),
        Self("retried", pairing + [.notMet(.wrongCode)], .retried, [.connect(meter)], .pairing(.connecting)),
        Self("back to the list", pairing, .shown(.find), [.letGo, .search(onlySimulated: false)], .finding(.running)),
        Self("closed while pairing", pairing, .closed, [.letGo, .leave(nil)], .choosing),
        // Checking.
        Self("accepted", checking, .accepted, [.add(meter, profile)], .checking(.adding)),
        Self("another one instead", checking, .shown(.find), [.letGo, .search(onlySimulated: false)], .finding(.running)),
        Self("added", checking + [.accepted], .added(device), [.sync(device), .show(.firstSync)], .syncing(.running)),
        Self("not added", checking + [.accepted], .notAdded(.notStored("x")), [], .checking(.failed(.notStored("x")))),
        Self(
            "added again", checking + [.accepted, .notAdded(.notStored("x"))], .retried, [.add(meter, profile)], .checking(.adding)),
        Self("closed while checking", checking, .closed, [.letGo, .leave(nil)], .choosing),
        // The first sync.
        Self("all came", syncing, .syncEnded(complete), [.show(.done)], .done),
        Self("stopped by the person", syncing, .cancelled, [.cancelSync(device)], .syncing(.running)),
        Self("it was stopped", syncing, .syncEnded(cancelled), [], .syncing(.stopped)),
        Self("interrupted", syncing, .syncEnded(failed), [], .syncing(.stopped)),
        Self("synced again", syncing + [.syncEnded(failed)], .retried, [.sync(device)], .syncing(.running)),
        Self("later", syncing + [.syncEnded(failed)], .finished, [.leave(device)], .choosing),
        Self("closed, and the sync goes on", syncing, .closed, [.leave(device)], .choosing),
        // Done.
        Self("to the readings", done, .finished, [.leave(device)], .choosing),
        Self("another device", done, .shown(.choose), [], .choosing),
        Self("back to the list when done", done, .shown(.find), [.search(onlySimulated: false)], .finding(.running)),
    ]

    private init(
        _ name: String, _ before: [SetupEvent], _ event: SetupEvent, _ effects: [SetupEffect], _ phase: SetupState.Phase
    ) {
        self.init(name: name, before: before, event: event, effects: effects, phase: phase)
    }
}
