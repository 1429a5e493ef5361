extension FeatureTemplate {
    /// The tests.
    static let tests: [TemplateFile] = [
        TemplateFile(
            "Tests/{{Feature}}Tests/Live{{Feature}}ViewModelTests.swift",
            #"""
            import Common
            import Domain
            import Foundation
            import Testing

            @testable import {{Feature}}Implementation

            @MainActor
            struct Live{{Feature}}ViewModelTests {
                @Test func itTellsTheLocalTime() async throws {
                    let subject = makeSubject(now: Date(timeIntervalSince1970: 1_772_362_800))
                    #expect(subject.state == .loading)
                    await subject.load()
                    #expect(subject.state == .loaded(try #require(CivilDateTime("2026-03-01T12:00:00"))))
                }

                @Test func aClockWithoutADateIsAFailure() async {
                    let subject = makeSubject(now: .distantFuture + 1e15)
                    await subject.load()
                    #expect(subject.state == .failed(.noDate))
                }

                private func makeSubject(now: Date) -> Live{{Feature}}ViewModel {
                    Live{{Feature}}ViewModel(wallClock: FixedWallClock(now: now, timeZone: TimeZone(secondsFromGMT: 3600) ?? .gmt))
                }
            }

            """#),
        TemplateFile(
            "Tests/{{Feature}}Tests/Support/Pages.swift",
            #"""
            import CommonUI
            import CommonUIMocks
            import Foundation
            import Testing
            import ViewCore

            /// The sources of {{Feature}}Views.
            let viewSources = URL(fileURLWithPath: #filePath)
                .deletingLastPathComponent()
                .appendingPathComponent("../../../Sources/{{Feature}}Views")
                .standardizedFileURL

            /// The words of the feature and of CommonUI, from their sources.
            let words = StringCatalog.ofSources(["{{Feature}}Views": viewSources.appendingPathComponent("Resources")])

            /// The app's images and look, from the copy beside these tests.
            let productionAssets = FakeAppAssetsProvider.withProductionAssets(ofTests: "{{Feature}}Tests")

            /// Renders a page in English as the app does.
            @MainActor
            func render(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) -> Rendering {
                var environment = EnvironmentValues()
                environment.setDependencies(style: productionAssets.style, assets: productionAssets, strings: words, language: "en")
                let rendering = Renderer.render(view, environment: environment)
                #expect(rendering.duplicateIDs.isEmpty, sourceLocation: sourceLocation)
                return rendering
            }

            """#),
        TemplateFile(
            "Tests/{{Feature}}Tests/{{Feature}}CoordinatorTests.swift",
            #"""
            import Common
            import Foundation
            import Testing
            import ViewCore
            import {{Feature}}Implementation

            @MainActor
            struct {{Feature}}CoordinatorTests {
                @Test func everyRouteLeadsToItsScreen() async {
                    let screen = makeSubject {}.screen(for: .home)
                    for task in render(screen).tasks { await task.run() }
                    #expect(render(screen).html.contains("Loaded on"))
                }

                @Test func leavingIsTheCallersToDecide() async {
                    var left = 0
                    let screen = makeSubject { left += 1 }.screen(for: .home)
                    let handlers = render(screen).handlers
                    for id in handlers.ids { handlers.handler(id: id, kind: .click)?.run() }
                    #expect(left == 1)
                }

                private func makeSubject(onLeave: @escaping @MainActor () -> Void) -> {{Feature}}Coordinator {
                    let clock = FixedWallClock(now: Date(timeIntervalSince1970: 1_772_362_800), timeZone: .gmt)
                    let dependencies = {{Feature}}Dependencies(wallClock: clock)
                    return {{Feature}}Coordinator(dependencies: dependencies, onLeave: onLeave)
                }
            }

            """#),
        TemplateFile(
            "Tests/{{Feature}}Tests/{{Feature}}PreviewTests.swift",
            #"""
            import PreviewHost
            import Testing

            @testable import {{Feature}}Previews

            /// The screen in each of its states is exactly what was recorded.
            @MainActor
            struct {{Feature}}PreviewTests {
                private let catalog = {{Feature}}Previews.catalog(words: words)

                @Test(arguments: {{Feature}}Previews.all)
                func everyPreviewIsExactlySo(preview: Preview) throws {
                    try catalog.expectSnapshot(of: preview)
                }

                @Test func everySnapshotIsOfAPreview() throws {
                    try catalog.expectNoOtherSnapshots()
                }
            }

            """#),
        TemplateFile(
            "Tests/{{Feature}}Tests/{{Feature}}RouteTests.swift",
            #"""
            import Common
            import Testing
            import {{Feature}}

            struct {{Feature}}RouteTests {
                @Test func everyRouteSurvivesItsPath() {
                    for route in [{{Feature}}Route.home] {
                        #expect({{Feature}}Route(path: route.path) == route)
                    }
                }

                @Test(arguments: ["/nowhere", "/nowhere/x"])
                func anUnknownPathIsNoRoute(link: String) throws {
                    #expect({{Feature}}Route(path: try #require(RoutePath(string: link))) == nil)
                }
            }

            """#),
        TemplateFile(
            "Tests/{{Feature}}Tests/{{Feature}}StringsTests.swift",
            #"""
            import CommonUI
            import Foundation
            import Testing
            import ViewCore

            @testable import {{Feature}}Views

            /// Every word that a page can show stands in the catalogue, and no other; every error says in the log what to do.
            @MainActor
            struct {{Feature}}StringsTests {
                private let errors: [{{Feature}}Error] = [.noDate]

                @Test func theCatalogueIsComplete() throws {
                    let file = viewSources.appendingPathComponent("Resources/en.lproj/Localizable.strings")
                    let texts = try #require(try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: String])
                    var used = Set(errors.flatMap { [$0.title.key, $0.advice.key] })
                    for name in try FileManager.default.contentsOfDirectory(atPath: viewSources.path) where name.hasSuffix(".swift") {
                        let source = try String(contentsOf: viewSources.appendingPathComponent(name), encoding: .utf8)
                        used.formUnion(source.matches(of: /"([a-z][A-Za-z0-9]*(?:\.[A-Za-z]+)+)"/).map { String($0.output.1) })
                    }
                    #expect(Set(texts.keys) == used)
                    #expect(words.findings == [])
                }

                @Test func everyErrorSaysWhatToDo() {
                    for error in errors {
                        #expect(error.description.contains("try again"))
                    }
                }
            }

            """#),
        TemplateFile(
            "Tests/{{Feature}}Tests/{{Feature}}ViewTests.swift",
            #"""
            import Testing
            import ViewCore
            import {{Feature}}Mocks

            @testable import {{Feature}}Views

            @MainActor @Suite(.timeLimit(.minutes(10)))
            struct {{Feature}}ViewTests {
                @Test func itLoadsWhenItIsShown() async {
                    let viewModel = Mock{{Feature}}ViewModel(state: .loading)
                    let rendering = render({{Feature}}View(viewModel: viewModel))
                    #expect(rendering.title == "{{Words}}")
                    #expect(rendering.html.contains("Loading"))
                    for task in rendering.tasks { await task.run() }
                    #expect(viewModel.loadCallCount == 1)
                }

                @Test func itSaysWhenItWasLoaded() {
                    let viewModel = Mock{{Feature}}ViewModel(state: .loadedFixture)
                    let html = render({{Feature}}View(viewModel: viewModel)).html
                    #expect(html.contains("Loaded on") && html.contains("08:05"), "\(html)")
                }

                @Test func aFailureIsSaidWithWhatToDo() {
                    let viewModel = Mock{{Feature}}ViewModel(state: .failed(.noDate))
                    let html = render({{Feature}}View(viewModel: viewModel)).html
                    #expect(html.contains("The date is not known") && html.contains("Try again"), "\(html)")
                }

                @Test func everyButtonReachesTheViewModel() async throws {
                    let loaded = Mock{{Feature}}ViewModel(state: .loadedFixture)
                    press(all: {{Feature}}View(viewModel: loaded))
                    let failed = Mock{{Feature}}ViewModel(state: .failed(.noDate))
                    press(all: {{Feature}}View(viewModel: failed))
                    #expect(loaded.leaveCallCount == 1 && failed.leaveCallCount == 1)
                    while loaded.loadCallCount + failed.loadCallCount < 2 { await Task.yield() }
                }

                private func press(all view: some View) {
                    let handlers = render(view).handlers
                    for id in handlers.ids { handlers.handler(id: id, kind: .click)?.run() }
                }
            }

            """#),
    ]
}
