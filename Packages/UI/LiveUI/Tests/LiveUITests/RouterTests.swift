import Common
import LiveUI
import LiveUIMocks
import Observation
import Synchronization
import Testing

@Suite struct RouterTests {
    private func paths(_ router: Router) -> [String] { router.stack.map(\.path.string) }

    @Test func screensAreStacked() {
        let router = Router(root: TestRoute.home)
        router.push(TestRoute.detail(1))
        router.push(TestRoute.detail(2))
        #expect(paths(router) == ["/", "/detail/1", "/detail/2"])
        #expect(router.top.path.string == "/detail/2")
        router.pop()
        #expect(paths(router) == ["/", "/detail/1"])
        router.push(TestRoute.detail(2))
        router.popToRoot()
        #expect(paths(router) == ["/"])
    }

    @Test func theFirstScreenStays() {
        let router = Router(root: TestRoute.home)
        router.pop()
        router.popToRoot()
        router.show([])
        #expect(paths(router) == ["/"])
    }

    @Test func aDoubleClickShowsAScreenOnce() {
        let router = Router(root: TestRoute.home)
        router.push(TestRoute.detail(1))
        router.push(TestRoute.detail(1))
        #expect(paths(router) == ["/", "/detail/1"])
    }

    @Test func aSheetStandsAboveTheStack() {
        let router = Router(root: TestRoute.home)
        router.present(TestRoute.detail(9))
        #expect(router.sheet?.path.string == "/detail/9")
        #expect(paths(router) == ["/"])
        router.dismiss()
        router.dismiss()
        #expect(router.sheet == nil)
    }

    @Test func aDeepLinkBringsItsParents() {
        let router = Router(root: TestRoute.home)
        router.present(TestRoute.detail(9))
        router.show([TestRoute.home, TestRoute.detail(4)])
        #expect(paths(router) == ["/", "/detail/4"])
        #expect(router.sheet == nil)
    }

    @Test func theTitleGoesWithItsScreen() {
        let router = Router(root: TestRoute.home)
        router.title = "Readings"
        router.pop()
        #expect(router.title == "Readings")
        router.push(TestRoute.detail(1))
        #expect(router.title == nil)
    }

    @Test func otherRoutesAreTheAppsBusiness() {
        var opened: [String] = []
        let router = Router(root: TestRoute.home) { opened.append($0.path.string) }
        router.open(TestRoute.detail(5))
        #expect(opened == ["/detail/5"])
        #expect(paths(router) == ["/"])
    }

    @Test func aChangeOfTheStackIsObserved() {
        let router = Router(root: TestRoute.home)
        let fired = Mutex(0)
        withObservationTracking {
            _ = router.top
        } onChange: {
            fired.withLock { $0 += 1 }
        }
        router.pop()
        router.push(TestRoute.detail(1))
        #expect(fired.withLock { $0 } == 1)
    }

    @Test func theMockRecordsInOrder() {
        let navigation = MockNavigation()
        navigation.push(TestRoute.detail(1))
        navigation.present(TestRoute.detail(2))
        navigation.open(TestRoute.home)
        navigation.pop()
        navigation.popToRoot()
        navigation.dismiss()
        navigation.title = "t"
        let expected: [MockNavigation.Call] = [
            .push(TestRoute.detail(1)), .present(TestRoute.detail(2)), .open(TestRoute.home), .pop, .popToRoot, .dismiss,
        ]
        #expect(navigation.calls == expected)
        #expect(navigation.calls.first != .push(TestRoute.detail(2)))
        #expect(AnyRoute(TestRoute.detail(1)).description == "TestRoute /detail/1")
        #expect(navigation.title == "t")
    }
}
