public import Logbook
import LogbookViews
public import ViewCore

/// Leads through the Logbook section of one session.
@MainActor
public final class LogbookCoordinator {
    private let reader: LogbookReader
    private let onAddDevice: @MainActor () -> Void

    /// Makes a coordinator; `onAddDevice` leads to where meters are added.
    public init(dependencies: LogbookDependencies, onAddDevice: @escaping @MainActor () -> Void) {
        reader = LogbookReader(dependencies: dependencies)
        self.onAddDevice = onAddDevice
    }

    /// The screen of a route.
    public func screen(for route: LogbookRoute) -> AnyView {
        switch route {
        case .newest: logbookScreen(.newest)
        case .until(let day): logbookScreen(.day(day))
        case .after(let place): logbookScreen(.place(place))
        case .withoutTime: AnyView(WithoutTimeView(viewModel: LiveReadingListViewModel(reader: reader)))
        case .withoutTimeAfter(let place): AnyView(WithoutTimeView(viewModel: LiveReadingListViewModel(reader: reader, after: place)))
        case .unreadable: AnyView(UnreadableView(viewModel: LiveUnreadableViewModel(reader: reader)))
        case .unreadableAfter(let key): AnyView(UnreadableView(viewModel: LiveUnreadableViewModel(reader: reader, after: key)))
        case .reading(let id): AnyView(ReadingDetailView(viewModel: LiveReadingDetailViewModel(reader: reader, reading: id)))
        }
    }

    /// The stack that shows a route: lists lie on the newest readings, and a reading on the list that it was opened from.
    public func stack(to route: LogbookRoute, from stack: [LogbookRoute]) -> [LogbookRoute] {
        switch route {
        case .newest: [.newest]
        case .until, .after, .withoutTime, .withoutTimeAfter, .unreadable, .unreadableAfter: [.newest, route]
        case .reading:
            [.newest] + stack.dropFirst().filter(\.isList) + [route]
        }
    }

    private func logbookScreen(_ start: PageStart) -> AnyView {
        let viewModel = LiveLogbookViewModel(reader: reader, start: start)
        viewModel.onAddDevice = onAddDevice
        return AnyView(LogbookView(viewModel: viewModel))
    }
}

extension LogbookRoute {
    fileprivate var isList: Bool {
        switch self {
        case .newest, .until, .after, .withoutTime, .withoutTimeAfter: true
        case .unreadable, .unreadableAfter, .reading: false
        }
    }
}
