import Common
import Domain
import Observation
import Profile
import ReadingStore

/// A meter on its way to somebody else.
@MainActor @Observable
final class LiveOwnerFormViewModel: OwnerFormViewModel {
    let owner: Person.ID
    private(set) var choice: Loadable<OwnerChoice> = .loading
    var newOwner: Person.ID
    var takesReadings = false
    let saving = Saving()
    private let device: DeviceIdentity.ID
    private let reader: ProfileReader

    init(reader: ProfileReader, device: DeviceIdentity.ID, owner: Person.ID) {
        self.reader = reader
        self.device = device
        self.owner = owner
        newOwner = owner
    }

    var failure: ProfileError? { saving.failure }

    func load() async {
        guard choice.value == nil else { return }
        do {
            choice = .loaded(try await reader.choice(of: device, owner: owner))
        } catch {
            choice = .failed(ProfileError(reading: error))
        }
    }

    func save() {
        guard choice.value != nil else { return }
        saving.run { [self] in
            guard newOwner != owner else { return }
            try await reader.dependencies.devices.assign(device, to: newOwner, withReadings: takesReadings)
        }
    }
}
