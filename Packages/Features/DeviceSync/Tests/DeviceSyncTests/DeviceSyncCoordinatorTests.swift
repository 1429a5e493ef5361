import Common
import DeviceSync
import DeviceSyncImplementation
import Foundation
import Testing
import ViewCore

@MainActor
struct DeviceSyncCoordinatorTests {
    @Test func theDevicesScreenIsThatOfTheWholeProcessAndLeadsToTheReadings() async throws {
        let subject = try await Subject([ScriptedTestMeter(minutes: [1])])
        try await subject.sync()
        var shown = 0
        let coordinator = DeviceSyncCoordinator(
            services: subject.services, wallClock: FixedWallClock(now: Date(timeIntervalSince1970: 1_772_362_800), timeZone: .gmt)
        ) { shown += 1 }
        let rendering = render(coordinator.screen(for: .devices))
        #expect(rendering.html.contains("Serial number S1"))
        let button = try #require(rendering.html.firstRange(of: "Show readings"))
        let id = try #require(rendering.html[..<button.lowerBound].matches(of: /<button id="([^"]*)"/).last?.1)
        rendering.handlers.handler(id: String(id), kind: .click)?.run()
        #expect(shown == 1)
    }

    @Test func theSectionHasOnePlace() {
        #expect(DeviceSyncRoute(path: RoutePath([])) == .devices)
        #expect(DeviceSyncRoute(path: DeviceSyncRoute.devices.path) == .devices)
        #expect(DeviceSyncRoute(path: RoutePath(["x"])) == nil)
    }
}
