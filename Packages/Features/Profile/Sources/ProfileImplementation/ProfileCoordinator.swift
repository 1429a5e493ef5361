import Domain
public import LiveUI
public import Profile
import ProfileViews
public import ViewCore

/// Leads through the people in one session.
@MainActor
public final class ProfileCoordinator {
    private let reader: ProfileReader
    private let navigation: any Navigation
    /// Forms that were left and could not be saved, until they are shown again.
    private var unsaved: [ProfileRoute: AnyView] = [:]

    /// Makes a coordinator.
    public init(dependencies: ProfileDependencies, navigation: any Navigation) {
        reader = ProfileReader(dependencies: dependencies)
        self.navigation = navigation
    }

    /// The screen of a route.
    public func screen(for route: ProfileRoute) -> AnyView {
        if let screen = unsaved.removeValue(forKey: route) { return screen }
        switch route {
        case .people: return AnyView(PeopleView(viewModel: LivePeopleViewModel(reader: reader)))
        case .person(let id): return AnyView(PersonView(viewModel: LivePersonViewModel(reader: reader, person: id)))
        case .add: return formScreen(editing: nil, route)
        case .edit(let id): return formScreen(editing: id, route)
        case .targets(let id): return targetsScreen(id, route)
        case .meter(let id, let device): return ownerScreen(id, device, route)
        case .erase(let id): return erasingScreen(id)
        }
    }
}

extension ProfileCoordinator {
    private func formScreen(editing id: Person.ID?, _ route: ProfileRoute) -> AnyView {
        let viewModel = LivePersonFormViewModel(reader: reader, editing: id)
        return keeping(AnyView(PersonFormView(viewModel: viewModel)), of: route, while: viewModel.saving)
    }

    private func targetsScreen(_ id: Person.ID, _ route: ProfileRoute) -> AnyView {
        let viewModel = LiveTargetsFormViewModel(reader: reader, person: id)
        return keeping(AnyView(TargetsFormView(viewModel: viewModel)), of: route, while: viewModel.saving)
    }

    private func ownerScreen(_ id: Person.ID, _ device: DeviceIdentity.ID, _ route: ProfileRoute) -> AnyView {
        let viewModel = LiveOwnerFormViewModel(reader: reader, device: device, owner: id)
        return keeping(AnyView(OwnerFormView(viewModel: viewModel)), of: route, while: viewModel.saving)
    }

    private func erasingScreen(_ id: Person.ID) -> AnyView {
        let viewModel = LiveErasingViewModel(reader: reader, person: id)
        viewModel.onErased = { [navigation] in navigation.open(ProfileRoute.people) }
        return AnyView(ErasingView(viewModel: viewModel))
    }

    /// Leaves a form once it is being saved, and shows the same one again where that failed.
    private func keeping(_ screen: AnyView, of route: ProfileRoute, while saving: Saving) -> AnyView {
        saving.onSave = { [navigation] in navigation.pop() }
        saving.onFailure = { [weak self, navigation] in
            self?.unsaved[route] = screen
            navigation.open(route)
        }
        return screen
    }
}
