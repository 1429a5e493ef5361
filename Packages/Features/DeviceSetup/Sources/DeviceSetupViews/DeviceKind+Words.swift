import Domain
import ViewCore

extension DeviceKind {
    /// The words for a device of the kind, of those for each. Sensors are spoken of nowhere else, so that no page does before one is there.
    nonisolated func words(meter: TextKey, sensor: TextKey) -> TextKey {
        switch self {
        case .meter: meter
        case .sensor: sensor
        }
    }
}
