/// A characteristic of a connected device, named with its service, since two services may hold the same one.
public struct Characteristic: Hashable, Sendable, CustomStringConvertible {
    /// The service that it belongs to.
    public let service: ServiceUUID
    /// Which characteristic it is.
    public let uuid: CharacteristicUUID

    /// Names a characteristic of a service.
    public init(service: ServiceUUID, uuid: CharacteristicUUID) {
        self.service = service
        self.uuid = uuid
    }

    /// Names a characteristic by the assigned numbers of both.
    public init(_ uuid: UInt16, in service: UInt16) {
        self.init(service: ServiceUUID(service), uuid: CharacteristicUUID(uuid))
    }

    /// For logs: `00002a18-… of 00001808-…`.
    public var description: String { "\(uuid) of \(service)" }
}
