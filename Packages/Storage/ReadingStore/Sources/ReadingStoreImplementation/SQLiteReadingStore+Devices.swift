public import Domain
import Persistence
public import ReadingStore

extension SQLiteReadingStore: DeviceStore {
    /// All meters that were not removed, in the order in which they were added.
    public func devices() async throws -> [StoredDevice] {
        try await read { try DeviceTable.stored(nil, $0) }
    }

    /// A meter; nil where there is none, or it was removed.
    public func device(_ id: DeviceIdentity.ID) async throws -> StoredDevice? {
        try await read { try DeviceTable.stored(id, $0).first }
    }

    /// Adds a meter, or finds it by its address.
    public func add(_ device: NewDevice) async throws -> StoredDevice {
        let newID = DeviceIdentity.ID(rawValue: newIdentifier())
        let now = now
        let owner = if device.person == nil { await owner() } else { Person.ID.first }
        return try await write { connection in
            let person = try device.person.map { try PersonTable.key(of: $0, connection) } ?? PersonTable.keyOrFirst(of: owner, connection)
            let known = try DeviceTable.known(address: device.address, isSimulated: device.isSimulated, connection)
            if let known, known.isRemoved {
                try DeviceTable.setRemoved(known.id, at: nil, connection)
                try DeviceTable.update(known.id, name: device.name, details: device.details, connection)
                try DeviceTable.assign(known.id, person: person, connection)
                try DeviceTable.resetSettings(known.id, kind: device.kind, connection)
            } else if known == nil {
                try DeviceTable.insert(device, id: newID, person: person, at: now, connection)
            }
            return try Self.stored(known?.id ?? newID, connection)
        }
    }

    /// Takes over what a meter told about itself.
    public func update(_ id: DeviceIdentity.ID, name: String?, details: DeviceDetails) async throws -> StoredDevice {
        try await write { connection in
            _ = try Self.found(id, connection)
            try DeviceTable.update(id, name: name, details: details, connection)
            return try Self.stored(id, connection)
        }
    }

    /// Makes the meter someone else's, with or without what it brought.
    public func assign(_ id: DeviceIdentity.ID, to person: Person.ID, withReadings: Bool) async throws {
        try await write { connection in
            let device = try Self.found(id, connection)
            let key = try PersonTable.key(of: person, connection)
            try DeviceTable.assign(id, person: key, connection)
            guard withReadings else { return }
            try connection.execute(
                "UPDATE readings_readings SET person = ? WHERE device = ? AND person = ?",
                [.integer(key), .integer(device.key), .integer(device.person)])
        }
    }

    /// Turns on or off that a meter is synced whenever it shows up.
    public func setSyncsAutomatically(_ isOn: Bool, for id: DeviceIdentity.ID) async throws {
        try await write { connection in
            _ = try Self.found(id, connection)
            try DeviceTable.setSyncsAutomatically(isOn, id, connection)
        }
    }

    /// Remembers whether somebody agreed that a meter's clock is set.
    public func setSetsClock(_ isOn: Bool, for id: DeviceIdentity.ID) async throws {
        try await write { connection in
            _ = try Self.found(id, connection)
            try DeviceTable.setSetsClock(isOn, id, connection)
        }
    }

    /// Removes a meter, with or without its readings.
    public func remove(_ id: DeviceIdentity.ID, keepingReadings: Bool) async throws {
        let now = now
        try await write { connection in
            let device = try Self.found(id, connection)
            if keepingReadings {
                try SyncTable.endRunning(of: device.key, as: .cancelled, at: now, connection)
                try DeviceTable.setRemoved(id, at: now, connection)
            } else {
                try DeviceTable.erase(device.key, connection)
            }
        }
    }

    static func found(_ id: DeviceIdentity.ID, _ connection: Connection) throws -> DeviceTable.Found {
        guard let device = try DeviceTable.find(id, connection) else { throw ReadingStoreError.unknownDevice(id) }
        return device
    }

    private static func stored(_ id: DeviceIdentity.ID, _ connection: Connection) throws -> StoredDevice {
        guard let device = try DeviceTable.stored(id, connection).first else { throw ReadingStoreError.unknownDevice(id) }
        return device
    }
}
