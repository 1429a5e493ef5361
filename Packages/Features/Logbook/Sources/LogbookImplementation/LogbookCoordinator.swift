public import DeviceSync
import Domain
public import LiveUI
public import Logbook
import LogbookViews
public import ViewCore

/// Leads through the Logbook section of one session.
@MainActor
public final class LogbookCoordinator {
    private let dependencies: LogbookDependencies
    private let syncing: any DeviceSyncing
    private let navigation: any Navigation
    private let onStack: @MainActor () -> [LogbookRoute]
    private let onAddDevice: @MainActor () -> Void
    private let board: LiveNoticeBoard
    private let panel = FilterPanel()
    /// Forms that were left and could not be saved, until they are shown again.
    private var unsaved: [LogbookRoute: LiveReadingFormViewModel] = [:]

    /// Makes a coordinator. The progress of `syncing` stands above the readings; `onStack` tells the section's stack of screens; `onAddDevice` leads to where meters are added.
    public init(
        dependencies: LogbookDependencies,
        syncing: any DeviceSyncing,
        navigation: any Navigation,
        onStack: @escaping @MainActor () -> [LogbookRoute],
        onAddDevice: @escaping @MainActor () -> Void
    ) {
        self.dependencies = dependencies
        self.syncing = syncing
        self.navigation = navigation
        self.onStack = onStack
        self.onAddDevice = onAddDevice
        board = LiveNoticeBoard(editing: dependencies.editing)
    }

    /// The screen of a route, with the message about what was done last.
    public func screen(for route: LogbookRoute) -> AnyView {
        AnyView(NoticedView(board: board) { self.content(of: route) })
    }

    /// The stack that shows a route: lists lie on the newest readings, a reading on the list that it was opened from, and a form on both.
    public func stack(to route: LogbookRoute, from stack: [LogbookRoute]) -> [LogbookRoute] {
        let lists = [.newest] + stack.dropFirst().filter(\.isList)
        return switch route {
        case .newest: [.newest]
        case .until, .after, .withoutTime, .withoutTimeAfter, .unreadable, .unreadableAfter, .find: [.newest, route]
        case .add, .reading: lists + [route]
        case .edit(let id): lists + [.reading(id), route]
        }
    }
}

extension LogbookCoordinator {
    private var reader: LogbookReader { LogbookReader(dependencies: dependencies) }
    private var actions: ReadingActions { ReadingActions(editing: dependencies.editing, board: board) }

    private func content(of route: LogbookRoute) -> AnyView {
        switch route {
        case .newest: logbookScreen(.newest)
        case .until(let day): logbookScreen(.day(day))
        case .after(let place): logbookScreen(.place(place))
        case .withoutTime: withoutTimeScreen(after: nil)
        case .withoutTimeAfter(let place): withoutTimeScreen(after: place)
        case .unreadable: AnyView(UnreadableView(viewModel: LiveUnreadableViewModel(reader: reader)))
        case .unreadableAfter(let key): AnyView(UnreadableView(viewModel: LiveUnreadableViewModel(reader: reader, after: key)))
        case .find(let filter, let place): foundScreen(filter, after: place)
        case .add: formScreen(editing: nil)
        case .reading(let id): readingScreen(id)
        case .edit(let id): formScreen(editing: id)
        }
    }

    private func logbookScreen(_ start: PageStart) -> AnyView {
        let tags = KnownTags(reader: reader)
        let viewModel = LiveLogbookViewModel(
            reader: reader, start: start, filterForm: filterForm(LogbookFilter(), tags),
            selecting: LiveSelectionViewModel(actions: actions, tags: tags), onAddDevice: onAddDevice)
        return switched { LogbookView(viewModel: viewModel, syncing: self.syncing).task { await tags.load() } }
    }

    private func foundScreen(_ filter: LogbookFilter, after place: FoundPlace?) -> AnyView {
        let tags = KnownTags(reader: reader)
        let viewModel = LiveFoundViewModel(
            reader: reader, filter: filter, after: place, filterForm: filterForm(filter, tags),
            selecting: LiveSelectionViewModel(actions: actions, tags: tags))
        return switched { FoundView(viewModel: viewModel).task { await tags.load() } }
    }

    private func withoutTimeScreen(after place: UntimedPlace?) -> AnyView {
        let tags = KnownTags(reader: reader)
        let selecting = LiveSelectionViewModel(actions: actions, tags: tags)
        let viewModel = LiveReadingListViewModel(reader: reader, after: place, selecting: selecting)
        return switched { WithoutTimeView(viewModel: viewModel).task { await tags.load() } }
    }

    /// A list below the choice whose readings it has.
    private func switched(@ViewBuilder _ list: () -> some View) -> AnyView {
        AnyView(PersonSwitchedView(viewModel: LivePersonSwitchViewModel(reader: reader), content: list))
    }

    private func readingScreen(_ id: Reading.ID) -> AnyView {
        let viewModel = LiveReadingDetailViewModel(reader: reader, reading: id, actions: actions) { [onStack] in
            onStack().last(where: \.isList) ?? .newest
        } onDelete: {
            self.leave(.reading(id))
        }
        return AnyView(ReadingDetailView(viewModel: viewModel))
    }

    private func formScreen(editing id: Reading.ID?) -> AnyView {
        let route = id.map(LogbookRoute.edit) ?? .add
        let viewModel = unsaved.removeValue(forKey: route) ?? LiveReadingFormViewModel(reader: reader, editing: id, actions: actions)
        viewModel.onSave = { self.leave(route) }
        viewModel.onFailure = { [navigation, weak viewModel] in
            self.unsaved[route] = viewModel
            navigation.open(route)
        }
        return AnyView(ReadingFormView(viewModel: viewModel))
    }

    /// Leaves a screen, unless the person has left it already.
    private func leave(_ route: LogbookRoute) {
        if onStack().last == route { navigation.pop() }
    }

    private func filterForm(_ filter: LogbookFilter, _ tags: KnownTags) -> LiveFilterFormViewModel {
        LiveFilterFormViewModel(filter: filter, panel: panel, tags: tags) { [navigation] filter in
            navigation.open(filter.conditions.isEmpty ? LogbookRoute.newest : .find(filter, nil))
        }
    }
}
