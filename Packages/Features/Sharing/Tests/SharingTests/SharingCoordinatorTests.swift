import Sharing
import SharingImplementation
import Testing
import ViewCore

@MainActor @Suite(.timeLimit(.minutes(10)))
struct SharingCoordinatorTests {
    @Test(arguments: [(SharingRoute.home, "Sharing"), (.export, "Export")])
    func everyRouteLeadsToItsScreen(route: SharingRoute, title: String) async throws {
        let screen = SharingCoordinator(dependencies: try await Subject().dependencies).screen(for: route)
        for task in render(screen).tasks { await task.run() }
        #expect(render(screen).title == title)
    }
}
