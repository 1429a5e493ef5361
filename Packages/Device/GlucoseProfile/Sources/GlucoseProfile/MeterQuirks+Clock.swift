public import Domain

extension MeterQuirks {
    /// A characteristic that holds a clock, by the assigned numbers of both.
    public struct ClockPlace: Hashable, Sendable {
        /// The service.
        public let service: UInt16
        /// The characteristic.
        public let characteristic: UInt16

        /// The length and meaning of the value.
        enum Format { case currentTime, dateTime, vendor }

        let format: Format

        /// The clock that a value shows; nil where it shows none, or cannot be read.
        public func time(of value: [UInt8]) -> CivilDateTime? {
            switch format {
            case .currentTime, .dateTime: (try? MeterDateTime(decoding: value))?.civilTime
            case .vendor: nil
            }
        }

        /// The value that sets the clock.
        public func value(setting time: CivilDateTime) -> [UInt8] {
            switch format {
            case .currentTime: CurrentTime(time, adjustReason: 1).bytes
            case .dateTime: MeterDateTime(time).bytes
            // C0 03 01 00 and the date and time; zeros would ask for the time (xDrip).
            case .vendor: [0xC0, 0x03, 0x01, 0x00] + MeterDateTime(time).bytes
            }
        }

        /// Whether the clock can be looked at before it is set.
        public var isReadable: Bool { format != .vendor }
    }

    /// The places where the meter's clock may be; the first that it has is its clock.
    public var clockPlaces: [ClockPlace] {
        switch clock {
        case .standard:
            [
                ClockPlace(service: GlucoseUUID.currentTimeService, characteristic: GlucoseUUID.currentTime, format: .currentTime),
                ClockPlace(service: GlucoseUUID.glucoseService, characteristic: GlucoseUUID.dateTime, format: .dateTime),
            ]
        case .vendor: [ClockPlace(service: 0xFFF0, characteristic: 0xFFF1, format: .vendor)]
        case .none: []
        }
    }
}
