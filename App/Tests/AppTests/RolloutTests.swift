import DeviceSync
import DeviceSyncImplementation
import Domain
import Foundation
import RemoteConfiguration
import RemoteConfigurationImplementation
import TestSupport
import Testing
import ViewCore

@testable import Meterbook

/// A kind of device needs both: the stage of its roll-out, and a device that the person is known to own.
@MainActor
struct RolloutTests {
    private static let sensor = "00:00:00:00:00:02"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            {"meters": [{"address": "00:00:00:00:00:01", "name": "Meter", "records": []},
            {"address": "\(Self.sensor)", "name": "Glimpse", "records": [], "known": false, "sensor": {}}]}
            """, to: "script.json")
        try folder.write(#"{"remote_configuration": "remote.json"}"#, to: "config.json")
    }

    /// The installation of a test is 00000000-0000-0000-0000-000000000001; its lot for `device.sensor` is 6239.
    @Test(
        arguments: [
            (#"{"stage": "off"}"#, false),
            (#"{"stage": "installations", "installations": ["00000000-0000-0000-0000-000000000002"]}"#, false),
            (#"{"stage": "installations", "installations": ["00000000-0000-0000-0000-000000000001"]}"#, true),
            (#"{"stage": "percentage", "percentage": 0}"#, false), (#"{"stage": "percentage", "percentage": 62.39}"#, false),
            (#"{"stage": "percentage", "percentage": 62.40}"#, true), (#"{"stage": "percentage", "percentage": 100}"#, true),
            (#"{"stage": "all"}"#, true),
        ], [false, true])
    func aKindNeedsItsStageAndAConfirmedDevice(rollout: (rule: String, includes: Bool), isConfirmed: Bool) async throws {
        let dependencies = try await AppDependencies.ofTest(
            ["--meter-script", folder.path("script.json"), "--config", folder.path("config.json")])
        let syncing = dependencies.deviceSync.syncing
        try await dependencies.addScriptedMeters()
        // It was paired while everybody had it.
        if isConfirmed { try await syncing.add(address: Self.sensor, simulated: true) }
        try folder.write(#"{"schema": 1, "flags": {"device.sensor": \#(rollout.rule)}}"#, to: "remote.json")
        await dependencies.network.remoteConfiguration.refresh()
        try await syncing.load()

        let isThere = rollout.includes && isConfirmed
        #expect(dependencies.gate.allows(.sensor) == rollout.includes && dependencies.gate.allows(.meter))
        #expect(syncing.ownedKinds == (isThere ? [.meter, .sensor] : [.meter]))
        #expect(DeviceVariants(syncing: syncing).has(SensorLogbookWiring.self) == isThere)
        if !rollout.includes {
            await #expect(throws: DeviceSyncError.self) { try await syncing.add(address: Self.sensor, simulated: true) }
        }
        // What is closed is not lost: it is there again for everybody.
        try folder.write(#"{"schema": 1}"#, to: "remote.json")
        await dependencies.network.remoteConfiguration.refresh()
        try await syncing.load()
        #expect(DeviceVariants(syncing: syncing).has(SensorLogbookWiring.self) == isConfirmed)
        await dependencies.close()
    }

    @Test func aChangeReachesTheDevicesWhileTheAppServes() async throws {
        let dependencies = try await AppDependencies.ofTest(
            ["--meter-script", folder.path("script.json"), "--config", folder.path("config.json")])
        let syncing = dependencies.deviceSync.syncing
        try await dependencies.addScriptedMeters()
        try await syncing.add(address: Self.sensor, simulated: true)
        try folder.write(#"{"schema": 1, "flags": {"device.sensor": {"stage": "off"}}}"#, to: "remote.json")
        let refresh = RemoteRefresh(dependencies.network.remoteConfiguration, syncing: syncing, logger: dependencies.logger)
        refresh.start()
        while syncing.ownedKinds?.contains(.sensor) != false { await Task.yield() }
        await refresh.stop()
        #expect(syncing.ownedKinds == [.meter])
        await dependencies.close()
    }

    @Test func everyKindHasAFlagOfItsOwn() {
        #expect(Set(DeviceKind.allCases.map { FeatureFlag.device($0) }).count == DeviceKind.allCases.count)
        #expect(DeviceKind.allCases.allSatisfy { FeatureFlag.all.contains(.device($0)) })
    }
}
