public import Foundation

/// Who has a feature, on its way from nobody to everybody.
public enum RolloutStage: Hashable, Sendable {
    /// Nobody.
    case off
    /// These installations.
    case installations(Set<UUID>)
    /// A share of all installations, in hundredths of a per cent: 0 to 10,000. Who has it at a smaller share has it at every larger one.
    case share(Int)
    /// Everybody.
    case all

    /// Whether an installation has a feature of a name at this stage.
    func includes(_ installation: UUID, name: String) -> Bool {
        switch self {
        case .off: false
        case .installations(let list): list.contains(installation)
        case .share(let share): Bucket.number(of: installation, name: name) < share
        case .all: true
        }
    }
}
