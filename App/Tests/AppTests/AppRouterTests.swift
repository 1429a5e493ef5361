import Common
import LiveUI
import Testing

@testable import Meterbook

/// Guards deep links, the browser's Back and Forward, and what a browser keeps of a session's stacks.
@MainActor
struct AppRouterTests {
    private let sections = fakeSections()
    private var first: SessionSection { sections[0] }
    private var second: SessionSection { sections[1] }

    @Test func theRootLeadsHome() {
        let home = Home()
        let router = AppRouter(sections: sections) { home.prefix }
        #expect(router.url == "/first", "until a link is opened")
        router.open(url: "/")
        #expect(router.url == "/second")
        home.prefix = "first"
        router.open(url: "")
        #expect(router.url == "/first")
        home.prefix = "gone"
        router.open(url: "/second")
        router.open(url: "/")
        #expect(router.url == "/second", "where there is no home, the section that is shown stays")
        #expect(!router.isLost)
    }

    @Test func aClosedSectionIsAsIfItDidNotExist() {
        let gate = Gate()
        let router = AppRouter(sections: sections, isOpen: { $0.prefix != "second" || gate.isOpen }, home: { "first" })
        router.open(url: "/second")
        #expect(router.isLost && router.url == "/second")
        router.restore(stacks: ["second": ["/second", "/second/a"]])
        #expect(second.stack == ["/"] && router.stacks.keys.sorted() == ["first"])
        gate.isOpen = true
        router.open(url: "/second/a")
        #expect(router.selected === second && router.stacks["second"] == ["/second", "/second/a"])
        gate.isOpen = false
        #expect(router.selected === first && router.url == "/first" && !router.isLost)
    }

    /// What is open, as a test changes it.
    private final class Gate { var isOpen = false }

    @Test func aDeepLinkIsShownWithItsParentsBeneathIt() {
        let router = makeSubject()
        router.open(url: "/second/a/b%2Fc?x=1")
        #expect(router.selected === second)
        #expect(second.stack == ["/", "/a/b%2Fc?x=1"])
        #expect(router.url == "/second/a/b%2Fc?x=1")
        #expect(first.stack == ["/"])
    }

    @Test func aLinkBelowTheTopGoesBackToIt() {
        let router = makeSubject()
        first.router.show([FakeRoute<First>([]), FakeRoute<First>(["a"]), FakeRoute<First>(["b"])])
        router.open(url: "/first/a")
        #expect(first.stack == ["/", "/a"])
        router.open(url: "/first/a")
        #expect(first.stack == ["/", "/a"], "the screen that is shown is not shown twice")
        router.open(url: "/first")
        #expect(first.stack == ["/"])
    }

    @Test func aSectionKeepsItsStackWhileAnotherIsShown() {
        let router = makeSubject()
        router.open(url: "/first/a")
        router.open(url: "/second")
        #expect(router.url == "/second")
        #expect(router.url(of: first) == "/first/a")
        router.open(url: "/")
        #expect(router.url == "/first/a", "home is where its section was")
    }

    @Test(
        arguments: [
            ("/third", "/third"), ("/first/nowhere", "/first/nowhere"), ("/first/%zz", "/first/%zz"), ("/first/%ff", "/first/%ff"),
            ("//evil.example/x", "/"), ("https://evil.example", "/"), ("javascript:alert(1)", "/"),
        ])
    func anUnknownLinkIsSaidAndChangesNoStack(link: String, url: String) {
        let router = makeSubject()
        router.open(url: "/first/a")
        router.open(url: link)
        #expect(router.isLost)
        #expect(router.url == url)
        #expect(first.stack == ["/", "/a"])
        router.open(FakeRoute<First>(["a"]))
        #expect(!router.isLost)
        #expect(router.url == "/first/a")
    }

    @Test func fromALostPageHomeIsFound() {
        let router = makeSubject()
        router.open(url: "/third")
        router.open(url: "/")
        #expect(!router.isLost)
        #expect(router.url == "/first")
    }

    @Test func aRouteIsOpenedInTheSectionThatOwnsIt() {
        let router = makeSubject()
        router.open(FakeRoute<Second>(["a"]))
        #expect(router.url == "/second/a")
        #expect(router.url(of: FakeRoute<First>(["b"])) == "/first/b")
    }

    @Test func aRouteThatNobodyOwnsLeadsNowhere() {
        let router = AppRouter(sections: [first]) { "first" }
        router.open(FakeRoute<Second>(["a"]))
        #expect(router.url == "/first")
        #expect(router.url(of: FakeRoute<Second>(["a"])) == nil)
    }

    @Test func aFeatureWithoutASectionLiesUponTheFirstScreenOfAnother() {
        let router = makeSubject()
        router.open(url: "/inner/a")
        #expect(router.selected === second && router.url == "/inner/a")
        #expect(second.stack == ["/", "inner:/", "inner:/a"], "cold, with its parents beneath it")
        #expect(router.stacks["second"] == ["/second", "/inner", "/inner/a"])
        router.open(url: "/first")
        #expect(router.url(of: second) == "/inner/a", "the section keeps its stack")
        router.open(url: "/second")
        #expect(second.stack == ["/"])
    }

    @Test func whatIsOpenedFromAScreenOfTheSameSectionLiesUponThatScreen() {
        let router = makeSubject()
        router.open(url: "/second/a")
        router.open(url: "/inner")
        #expect(second.stack == ["/", "/a", "inner:/"])
        router.open(url: "/second/a")
        #expect(second.stack == ["/", "/a"])
        router.open(url: "/first")
        router.open(url: "/inner")
        #expect(second.stack == ["/", "inner:/"], "from another section, only the first screen is beneath it")
        router.open(url: "/inner/b")
        #expect(second.stack == ["/", "inner:/", "inner:/b"])
    }

    @Test func stacksOfSeveralFeaturesSurviveTheBrowser() {
        let router = makeSubject()
        router.open(url: "/first")
        router.restore(stacks: ["second": ["/second", "/inner", "/inner/a", "/first"]])
        #expect(second.stack == ["/", "inner:/", "inner:/a"])
        router.restore(stacks: ["second": ["/inner"]])
        #expect(second.stack == ["/", "inner:/", "inner:/a"], "a stack begins with the section's first screen")
    }

    @Test func aFeatureThatIsClosedLeavesWhatWasBeneathIt() {
        let gate = Gate()
        gate.isOpen = true
        let router = AppRouter(sections: sections, isOpen: { $0.prefix != "inner" || gate.isOpen }, home: { "first" })
        router.open(url: "/inner")
        #expect(router.url == "/inner")
        gate.isOpen = false
        #expect(router.url == "/second" && router.stacks["second"] == ["/second"])
        router.open(url: "/inner")
        #expect(router.isLost)
    }

    @Test func stacksSurviveTheBrowser() {
        let router = makeSubject()
        router.open(url: "/second/a")
        router.open(url: "/first/b")
        let kept = router.stacks
        #expect(kept == ["first": ["/first", "/first/b"], "second": ["/second", "/second/a"]])

        let sections = fakeSections()
        let again = AppRouter(sections: sections) { "first" }
        again.open(url: "/first/c")
        again.restore(stacks: kept)
        #expect(sections[1].stack == ["/", "/a"])
        #expect(sections[0].stack == ["/", "/c"], "the section that is shown is where its link led")
    }

    @Test(
        arguments: [
            (["/second", "/second/a", "/second/nowhere", "/second/b"], ["/", "/a"]), (["/second/a"], ["/"]),
            (["/first", "/first/a"], ["/"]),
            (["%zz"], ["/"]), ([], ["/"]), (["https://evil.example"], ["/"]),
        ] as [([String], [String])])
    func whatIsNoLinkOfTheSectionEndsItsStack(kept: [String], expected: [String]) {
        makeSubject().restore(stacks: ["second": kept, "third": ["/third"]])
        #expect(second.stack == expected)
    }

    @Test func aStackIsRestoredOnlySoDeep() {
        makeSubject().restore(stacks: ["second": ["/second"] + (0..<1000).map { "/second/\($0)" }])
        #expect(second.stack.count == 32)
    }

    private func makeSubject() -> AppRouter {
        AppRouter(sections: sections) { "first" }
    }
}

@MainActor
private final class Home {
    var prefix = "second"
}
