/// The sources of a feature besides its views: interface, mocks, implementation and tests, as a team would write them.
///
/// `Foo` stands for the feature's name, `foo` for its key in texts and `Other` for a feature whose interface it uses.
enum FeatureTemplate {
    static let interface = [
        "FooItem.swift": #"""
        public import Domain

        /// One thing of the feature.
        public struct FooItem: Identifiable, Sendable, Hashable {
            public let id: Int
            public var title: String
            public var amount: Amount
            public var status: Status
            public var day: Day
            public var note: String?
            public var owner: Person?

            public init(
                id: Int, title: String, amount: Amount, status: Status = .open, day: Day = Day(0), note: String? = nil,
                owner: Person? = nil
            ) {
                self.id = id
                self.title = title
                self.amount = amount
                self.status = status
                self.day = day
                self.note = note
                self.owner = owner
            }

            public var isPinned: Bool { note?.isEmpty == false && !status.isFinal }
        }

        """#,
        "FooError.swift": #"""
        /// Why the feature could not do what was asked.
        public enum FooError: Error, Equatable, Sendable, CustomStringConvertible {
            case unavailable
            case missing(Int)

            public var description: String {
                switch self {
                case .unavailable: "The items cannot be read now. Try again later."
                case .missing(let id): "There is no item \(id). It may have been removed."
                }
            }
        }

        """#,
        "FooRepository.swift": #"""
        /// Where the items are.
        public protocol FooRepository: Sendable {
            func items() async throws -> [FooItem]
            func remove(_ id: FooItem.ID) async throws
        }

        """#,
        "FooRoute.swift": #"""
        public import Common

        /// The feature's places.
        public enum FooRoute: Route {
            case list
            case item(Int)

            public init?(path: [String]) {
                switch (path.first, path.count) {
                case (nil, _): self = .list
                case ("item", 2):
                    guard let id = Int(path[1]) else { return nil }
                    self = .item(id)
                default: return nil
                }
            }

            public var path: [String] {
                switch self {
                case .list: []
                case .item(let id): ["item", String(id)]
                }
            }
        }

        """#,
        "FooViewModel.swift": #"""
        package import Common
        package import Observation

        /// What the feature's screen shows and asks for.
        @MainActor package protocol FooViewModel: AnyObject, Observable {
            var items: Loadable<[FooItem], FooError> { get }
            var isGrouped: Bool { get set }
            func load() async
            func select(_ id: FooItem.ID)
            func remove(_ id: FooItem.ID)
        }

        """#,
    ]

    static let mocks = [
        "Exported.swift": "@_exported import Foo\n",
        "FooItem+Fixtures.swift": #"""
        public import Foo
        import Domain

        extension FooItem {
            /// Items in every state.
            public static var fixtures: [FooItem] {
                Status.allCases.enumerated().map { index, status in
                    FooItem(id: index, title: "Item \(index)", amount: Amount(Double(index) * 1.5), status: status, day: Day(index))
                }
            }
        }

        """#,
        "MockFooRepository.swift": #"""
        public import Foo

        /// A repository that answers with what it was given.
        public final class MockFooRepository: FooRepository {
            private let itemsToReturn: [FooItem]

            public init(itemsToReturn: [FooItem]) {
                self.itemsToReturn = itemsToReturn
            }

            public func items() async throws -> [FooItem] { itemsToReturn }

            public func remove(_ id: FooItem.ID) async throws {
                guard itemsToReturn.contains(where: { $0.id == id }) else { throw FooError.missing(id) }
            }
        }

        """#,
        "MockFooViewModel.swift": #"""
        package import Common
        package import Foo
        import Observation

        /// A view model that shows what it was given.
        @MainActor @Observable package final class MockFooViewModel: FooViewModel {
            package var items: Loadable<[FooItem], FooError>
            package var isGrouped = false
            package private(set) var selected: [FooItem.ID] = []

            package init(items: Loadable<[FooItem], FooError>) {
                self.items = items
            }

            package func load() async {}
            package func select(_ id: FooItem.ID) { selected.append(id) }
            package func remove(_ id: FooItem.ID) {}
        }

        """#,
    ]

    static let implementation = [
        "Exported.swift": "@_exported import FooViews\n",
        "FooDependencies.swift": #"""
        public import Common
        public import Foo

        /// What the feature needs from outside.
        public struct FooDependencies: Sendable {
            public let repository: any FooRepository
            public let backoff: Backoff

            public init(repository: any FooRepository, backoff: Backoff) {
                self.repository = repository
                self.backoff = backoff
            }
        }

        """#,
        "FooReader.swift": #"""
        import Domain
        import Foo

        /// Reads items and puts them in order.
        struct FooReader {
            let dependencies: FooDependencies

            func items() async throws(FooError) -> [FooItem] {
                do {
                    return sorted(try await dependencies.repository.items())
                } catch let error as FooError {
                    throw error
                } catch {
                    throw .unavailable
                }
            }

            func sorted(_ items: [FooItem]) -> [FooItem] {
                items.sorted { one, other in
                    if one.isPinned != other.isPinned { return one.isPinned }
                    if one.day != other.day { return one.day > other.day }
                    return one.id < other.id
                }
            }

            func total(of items: [FooItem]) -> Amount {
                items.reduce(Amount(0)) { Amount($0.value + $1.amount.value, $1.amount.unit) }
            }
        }

        """#,
        "LiveFooViewModel.swift": #"""
        import Common
        import Foo
        import Observation

        /// The feature's screen over its repository.
        @MainActor @Observable final class LiveFooViewModel: FooViewModel {
            private(set) var items: Loadable<[FooItem], FooError> = .loading
            var isGrouped = false
            @ObservationIgnored var onSelect: @MainActor (FooItem.ID) -> Void = { _ in }
            private let reader: FooReader

            init(reader: FooReader) {
                self.reader = reader
            }

            func load() async {
                do {
                    items = .loaded(try await reader.items())
                } catch {
                    items = .failed(error)
                }
            }

            func select(_ id: FooItem.ID) {
                onSelect(id)
            }

            func remove(_ id: FooItem.ID) {
                guard let shown = items.value else { return }
                items = .loaded(shown.filter { $0.id != id })
            }
        }

        """#,
        "FooCoordinator.swift": #"""
        public import Foo
        import FooViews
        public import ViewCore

        /// Leads through the feature.
        @MainActor public final class FooCoordinator {
            private let viewModel: LiveFooViewModel

            public init(dependencies: FooDependencies, onSelect: @escaping @MainActor (FooItem.ID) -> Void) {
                viewModel = LiveFooViewModel(reader: FooReader(dependencies: dependencies))
                viewModel.onSelect = onSelect
            }

            public func load() async {
                await viewModel.load()
            }

            public func screen(for route: FooRoute) -> AnyView {
                switch route {
                case .list: AnyView(FooView(viewModel: viewModel))
                case .item: AnyView(FooView(viewModel: viewModel).padding(.l))
                }
            }
        }

        """#,
    ]

    /// Files of a feature that uses another one's interface.
    static let linkToOther = [
        "FooLink.swift": #"""
        import Domain
        import Foo
        import Other

        /// Turns what another feature shows into an item of this one.
        struct FooLink {
            func item(from other: OtherItem) -> FooItem {
                FooItem(id: other.id, title: other.title, amount: other.amount, status: other.status.next, day: other.day)
            }
        }

        """#
    ]

    static let tests = [
        "FooRouteTests.swift": #"""
        import Foo
        import Testing

        @Suite struct FooRouteTests {
            @Test(arguments: [FooRoute.list, .item(7)]) func aRouteSurvivesItsPath(route: FooRoute) {
                #expect(FooRoute(path: route.path) == route)
            }
        }

        """#,
        "FooViewTests.swift": #"""
        import Common
        import FooMocks
        import FooViews
        import Testing
        import ViewCore

        @MainActor @Suite struct FooViewTests {
            @Test func everyItemIsShown() {
                let context = RenderContext()
                FooView(viewModel: MockFooViewModel(items: .loaded(FooItem.fixtures))).renderContent(into: context)
                for item in FooItem.fixtures { #expect(context.html.contains(item.title)) }
            }
        }

        """#,
    ]

    /// The app's file for a feature.
    static let wiring = #"""
        import Common
        import Domain
        import FooImplementation
        import ViewCore

        /// A repository in memory.
        struct InMemoryFooRepository: FooRepository {
            func items() async throws -> [FooItem] {
                (0..<3).map { FooItem(id: $0, title: "foo \($0)", amount: Amount(Double($0)), status: Status.allCases[$0], day: Day($0)) }
            }

            func remove(_ id: FooItem.ID) async throws {
                throw FooError.missing(id)
            }
        }

        extension AppDependencies {
            func makeFooScreen() async -> AnyView {
                let dependencies = FooDependencies(repository: InMemoryFooRepository(), backoff: backoff)
                let coordinator = FooCoordinator(dependencies: dependencies) { _ in }
                await coordinator.load()
                return coordinator.screen(for: .list)
            }
        }

        """#
}
