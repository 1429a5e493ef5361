public import Domain

extension DeviceKind {
    /// The 16-bit UUID of the service that devices of the kind advertise (Bluetooth Assigned Numbers).
    public var service: UInt16 {
        switch self {
        case .meter: GlucoseUUID.glucoseService
        case .sensor: GlucoseUUID.sensorService
        }
    }
}
