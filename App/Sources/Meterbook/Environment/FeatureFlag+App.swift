import Domain
import RemoteConfiguration

extension FeatureFlag {
    /// Blood glucose meters.
    static let meters = FeatureFlag("device.meter", default: .all)
    /// CGM sensors.
    static let sensors = FeatureFlag("device.sensor", default: .all)

    /// Every flag of this version.
    static let all = [meters, sensors]

    /// The flag of a kind of device.
    static func device(_ kind: DeviceKind) -> FeatureFlag {
        switch kind {
        case .meter: .meters
        case .sensor: .sensors
        }
    }
}
