import DeviceSync
import Domain
import RemoteConfiguration

/// Lets a kind of device through where the stage of its roll-out includes this installation. Whether the person owns one is another question, which
/// DeviceSync answers; what a kind unlocks needs both.
struct RemoteDeviceKindGate: DeviceKindGate {
    let configuration: any RemoteConfiguring

    func allows(_ kind: DeviceKind) -> Bool {
        configuration.current.isOn(.device(kind))
    }
}
