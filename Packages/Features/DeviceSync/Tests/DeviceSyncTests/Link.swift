import Bluetooth
import BluetoothMocks
import Common
import DeviceSync
import Domain
import Foundation
import GlucoseProfile
import ReadingStore

@testable import DeviceSyncImplementation

extension BluetoothAddress {
    /// The address of the meter under test.
    static var meter: BluetoothAddress {
        get throws {
            guard let address = BluetoothAddress(ScriptedTestMeter.address) else { throw BluetoothError.transport("no address") }
            return address
        }
    }
}

extension MockGATTConnection {
    /// A link to a meter that answers requests as `answer` says, but counts one record where it is to answer at all; nothing is described
    /// but its serial number.
    static func meter(
        without missing: Set<Characteristic> = [], more: Set<Characteristic> = [],
        answer: @escaping Answer = { _ throws(BluetoothError) in [.success] }
    ) throws -> MockGATTConnection {
        let serial = Characteristic(GlucoseUUID.serialNumber, in: GlucoseUUID.deviceInformationService)
        let all: Set<Characteristic> = [MeterLink.measurement, MeterLink.context, MeterLink.recordAccess, serial]
        let link = MockGATTConnection(address: try .meter, characteristics: all.subtracting(missing).union(more))
        link.readsToReturn = [serial: .success(Array("S1\0".utf8))]
        link.writeToReturn = { write throws(BluetoothError) in
            let events = try answer(write)
            return write.bytes.first == 4 && !events.isEmpty ? [.count(1)] : events
        }
        return link
    }
}

extension GATTEvent {
    /// The report has ended with success.
    static let success = GATTEvent(characteristic: MeterLink.recordAccess, value: [6, 0, 1, 1])

    /// The meter has so many records.
    static func count(_ count: UInt8) -> GATTEvent {
        GATTEvent(characteristic: MeterLink.recordAccess, value: [5, 0, count, 0])
    }

    /// A record.
    static func record(_ sequence: UInt16) -> GATTEvent {
        GATTEvent(characteristic: MeterLink.measurement, value: ScriptedTestMeter.record(sequence, minute: Int(sequence)))
    }
}

extension MockBluetoothCentral {
    /// A central that reaches one link.
    static func reaching(_ link: MockGATTConnection) -> MockBluetoothCentral {
        let central = MockBluetoothCentral()
        central.devicesToReturn = [DiscoveredDevice(address: link.address, name: "Meter")]
        central.connectToReturn = { _, _ throws(BluetoothError) in link }
        return central
    }

    /// A central that sees the meter and cannot connect to it.
    static func failing(_ error: BluetoothError) throws -> MockBluetoothCentral {
        let central = MockBluetoothCentral()
        central.devicesToReturn = [DiscoveredDevice(address: try .meter, name: "Meter")]
        central.connectToReturn = { _, _ throws(BluetoothError) in throw error }
        return central
    }
}
