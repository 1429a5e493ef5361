import Bluetooth
import BluetoothMocks
import DeviceSetup
import DeviceSetupMocks
import DeviceSync
import DeviceSyncMocks
import Domain
import ReadingStore
import ReadingStoreImplementation
import Testing

@testable import DeviceSetupImplementation

/// A setup from the first screen to the last over simulated meters.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct SetupFlowTests {
    @Test func aMeterIsFoundPairedCheckedAddedAndSynced() async throws {
        let subject = try await Subject()
        let session = await subject.makeSession()
        let found = try #require(session.state.found.first)
        #expect(found.name == "Meter" && found.isSimulated && !found.isKnown && found.shownCode == "123456")
        session.select(found.id)
        await until { session.state.phase == .pairing(.asked(.passkey)) }
        session.code = "123 456"
        session.sendCode()
        #expect(session.state.phase == .pairing(.answered) && session.code == "")
        await until { session.state.step == .check }
        let profile = try #require(session.state.profile)
        #expect(profile.serial == "S1" && profile.model == "929" && profile.firmware == "1.0" && profile.manufacturer == nil)
        #expect(profile.abilities == ["sampleSize"] && profile.forgetsOthers)
        #expect(profile.clock == .ahead(seconds: 300) && profile.unit == .milligramsPerDeciliter)
        session.addMeter()
        await until { session.state.step == .done }
        let stored = try #require(try await subject.store.devices().first)
        #expect(stored.identity.name == "Meter" && stored.identity.serial == "S1" && stored.isSimulated && stored.feature == 4)
        #expect(subject.syncing.calls.contains("sync \(stored.id.rawValue)"))
        #expect(session.state.device == stored.id && session.syncStatus == .ended(DeviceSyncFixtures.completeReport))
    }

    @Test func aSensorIsFoundPairedCheckedAddedAndSynced() async throws {
        let sensor = #", {"address": "00:11:22:33:44:66", "name": "Glimpse", "serial": "G1", "known": false, "sensor": {}, "records": []}"#
        let subject = try await Subject(others: sensor)
        let session = await subject.makeSession(.other)
        await until { session.state.found.count == 2 }
        session.select(try #require(session.state.found.last).id)
        await until { session.state.step == .check }
        #expect(session.state.kind == .sensor && session.state.profile?.serial == "G1")
        session.addMeter()
        await until { session.state.step == .done }
        let stored = try #require(try await subject.store.devices().first)
        #expect(stored.kind == .sensor && stored.identity.name == "Glimpse")
        #expect(subject.syncing.calls.contains("sync \(stored.id.rawValue)"))
    }

    @Test func aWrongCodeIsSaidAndTheRightOneHelps() async throws {
        let session = try await Subject().makeAskedSession()
        session.code = "12345"
        session.sendCode()
        #expect(session.codeProblem == .passkey && session.state.phase == .pairing(.asked(.passkey)) && session.code == "12345")
        session.code = "654321"
        session.sendCode()
        await until { session.state.phase == .pairing(.failed(.wrongCode)) }
        #expect(session.codeProblem == nil)
        session.retry()
        await until { session.state.phase == .pairing(.asked(.passkey)) }
        session.code = "123456"
        session.sendCode()
        await until { session.state.step == .check }
    }

    @Test func aCancelledPairingCanBeBegunAgain() async throws {
        let session = try await Subject().makeAskedSession()
        session.cancel()
        #expect(session.state.phase == .pairing(.failed(.cancelled)))
        session.retry()
        await until { session.state.phase == .pairing(.asked(.passkey)) }
    }

    /// A meter has one link at a time: who leaves the setup must give it free.
    @Test func leavingEndsTheLink() async throws {
        let subject = try await Subject()
        let session = await subject.makeCheckingSession()
        let address = try #require(BluetoothAddress(Subject.address))
        session.close()
        var link: (any GATTConnection)?
        while link == nil {
            link = try? await subject.central.connect(to: address, pairing: nil)
            await Task.yield()
        }
    }

    /// The link is lent to the sync. One that the sync did not take must be given free all the same.
    @Test func afterTheSyncTheLinkIsFree() async throws {
        let subject = try await Subject()
        let session = await subject.makeCheckingSession()
        let address = try #require(BluetoothAddress(Subject.address))
        subject.syncing.syncStatusToReturn = .failed(.notStored("full"), nil)
        session.addMeter()
        await until { session.state.phase == .syncing(.stopped) }
        #expect(try await subject.central.connect(to: address, pairing: nil).address == address, "nobody took it, so it was ended")
    }

    @Test func aMeterThatCannotBeStoredStaysPaired() async throws {
        let subject = try await Subject()
        let session = await subject.makeCheckingSession()
        subject.syncing.loadResult = .failure(.notStored("full"))
        session.addMeter()
        await until { if case .checking(.failed(.notStored)) = session.state.phase { true } else { false } }
        subject.syncing.loadResult = .success(())
        session.retry()
        await until { session.state.step == .done }
        #expect(try await subject.store.devices().count == 1)
    }

    @Test(arguments: [true, false])
    func theClockIsSetOnlyWhereThePersonAgreed(agrees: Bool) async throws {
        let subject = try await Subject()
        let session = await subject.makeCheckingSession()
        #expect(!session.setsClock, "nobody has agreed yet")
        session.setsClock = agrees
        session.addMeter()
        await until { session.state.step == .done }
        let device = try #require(session.state.device)
        let setting = "sets clock \(agrees ? "on" : "off") \(device.rawValue)"
        #expect(
            subject.syncing.calls.firstIndex(of: setting) ?? .max < subject.syncing.calls.firstIndex(of: "sync \(device.rawValue)") ?? 0)
    }

    @Test func automaticSyncIsTheMetersOwnSetting() async throws {
        let subject = try await Subject()
        let session = await subject.makeCheckingSession()
        session.addMeter()
        await until { session.state.step == .done }
        let device = try #require(session.state.device)
        #expect(session.syncsAutomatically, "as it is from the start")
        let identity = DeviceIdentity(id: device, address: Subject.address, name: "Meter")
        subject.syncing.devices = [SyncedDevice(identity: identity, isSimulated: false, syncsAutomatically: true)]
        session.syncsAutomatically = false
        await until { subject.syncing.calls.last == "automatic sync off \(device.rawValue)" }
        subject.syncing.settingResult = .failure(.notStored("full"))
        session.syncsAutomatically = true
        await until { session.settingProblem == .notStored("full") }
        subject.syncing.settingResult = .success(())
        session.syncsAutomatically = true
        await until { session.settingProblem == nil }
    }

    @Test func aStoppedSyncCanBeGoneOnWith() async throws {
        let subject = try await Subject()
        let session = await subject.makeCheckingSession()
        subject.syncing.syncStatusToReturn = .failed(.interrupted("x"), nil)
        session.addMeter()
        await until { session.state.phase == .syncing(.stopped) }
        #expect(session.syncStatus == .failed(.interrupted("x"), nil))
        subject.syncing.syncStatusToReturn = .ended(DeviceSyncFixtures.completeReport)
        session.retry()
        await until { session.state.step == .done }
    }

    @Test func theProgressOfTheSyncIsThatOfTheWholeProcess() async throws {
        let subject = try await Subject()
        let session = await subject.makeCheckingSession()
        #expect(session.syncStatus == .idle)
        subject.syncing.syncStatusToReturn = .failed(.interrupted("x"), nil)
        session.addMeter()
        await until { session.state.phase == .syncing(.stopped) }
        let device = try #require(session.state.device)
        subject.syncing.statuses = [device: .receiving(received: 1, expected: 2)]
        session.retry()
        #expect(session.syncStatus == .receiving(received: 1, expected: 2))
        session.cancel()
        #expect(subject.syncing.calls.contains("cancel \(device.rawValue)"))
    }

    /// A link that the meter ends in the middle of its answers.
    @Test func aLinkThatIsLostIsSaid() async throws {
        let subject = try await Subject(meter: #", "faults": [{"after_notifications": 0, "do": "disconnect"}]"#)
        let session = await subject.makeAskedSession()
        session.code = "123456"
        session.sendCode()
        await until { session.state.phase == .pairing(.failed(.linkLost)) }
    }

    /// The meter forgets the bond at once: it is removed here too, and the code is asked for again.
    @Test func aBondThatTheMeterForgotIsRemoved() async throws {
        let subject = try await Subject(meter: #", "faults": [{"after_notifications": 0, "do": "not_paired"}]"#)
        let session = await subject.makeAskedSession()
        session.code = "123456"
        session.sendCode()
        await until { session.state.phase == .pairing(.failed(.staleBond)) }
        session.retry()
        await until { session.state.phase == .pairing(.asked(.passkey)) }
        #expect(session.state.hadStaleBond)
    }
}
