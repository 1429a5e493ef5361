import DeviceSetup
import ViewCore

extension MeterFamily {
    /// The maker's name and its models.
    var title: TextKey {
        switch self {
        case .accuChek: "family.accuChek.title"
        case .contour: "family.contour.title"
        case .careSens: "family.careSens.title"
        case .other: "family.other.title"
        case .simulated: "family.simulated.title"
        }
    }

    /// How it is made ready to pair.
    var instruction: TextKey {
        switch self {
        case .accuChek: "family.accuChek.ready"
        case .contour: "family.contour.ready"
        case .careSens: "family.careSens.ready"
        case .other: "family.other.ready"
        case .simulated: "family.simulated.ready"
        }
    }

    /// The button that chooses it.
    var choice: TextKey {
        switch self {
        case .accuChek: "family.accuChek.choose"
        case .contour: "family.contour.choose"
        case .careSens: "family.careSens.choose"
        case .other: "family.other.choose"
        case .simulated: "family.simulated.choose"
        }
    }

    /// Where its passkey is to be found.
    var codePlace: TextKey {
        switch self {
        case .accuChek: "family.accuChek.code"
        case .contour, .careSens, .other: "family.other.code"
        case .simulated: "family.simulated.code"
        }
    }
}
