import Domain
import Preferences
import PreferencesMocks
import SensorLogbookImplementation
import Testing
import ViewCore

@MainActor
struct SensorLogbookCoordinatorTests {
    @Test func everyRouteLeadsToItsScreen() async throws {
        let store = try await makeStore()
        let preferences = MockPreferenceStore()
        preferences.valuesToReturn = PreferenceValues()
        let coordinator = SensorLogbookCoordinator(
            dependencies: SensorLogbookDependencies(readings: store, people: store, preferences: preferences))
        for route in [SensorLogbookRoute.newest, .until(try #require(CivilDate("2026-03-01")))] {
            let screen = coordinator.screen(for: route)
            for task in render(screen).tasks { await task.run() }
            #expect(render(screen).html.contains("No sensor readings yet"))
        }
    }
}
