import CommonUI
import DeviceSync
import Domain
import ViewCore

/// One meter: its name and serial number, what its sync does, and its actions.
struct DeviceCard<ViewModel: DevicesViewModel>: View {
    let row: DeviceRow
    /// Whether it is the only one: then its sync is the page's main action. A page has one main action at most.
    let isOnly: Bool
    let viewModel: ViewModel

    var body: some View {
        Card(title: Text(.deviceName(row.device.identity.nameOrAddress))) {
            HStack {
                if row.device.isSimulated { Tag("device.simulated", tone: .warning) }
                identifier.foregroundStyle(.secondary)
            }
            SyncStatusView(row: row) { viewModel.cancel(row.id) }
            if let automatic = row.automatic, !row.status.isRunning { AutomaticSyncView(row: automatic) }
            if !row.status.isRunning { actions }
            if !row.device.isSimulated { settings }
        }
    }

    private var settings: some View {
        DisclosureGroup("device.settings") {
            VStack {
                Toggle("device.automatic", isOn: automatic).toggleStyle(.checkbox)
                Toggle("device.setsClock", isOn: setsClock).toggleStyle(.checkbox)
                AppButton("device.remove", kind: .destructive) { viewModel.removal = row.id }
            }
        }
    }

    private var automatic: Binding<Bool> {
        Binding {
            row.device.syncsAutomatically
        } set: {
            viewModel.setAutomaticSync($0, for: row.id)
        }
    }

    private var setsClock: Binding<Bool> {
        Binding {
            row.device.setsClock
        } set: {
            viewModel.setSetsClock($0, for: row.id)
        }
    }

    private var identifier: Text {
        if let serial = row.device.identity.serial {
            Text(.deviceSerial(serial))
        } else {
            Text(.deviceAddress(row.device.identity.address))
        }
    }

    private var actions: some View {
        HStack {
            AppButton("device.sync", kind: isOnly ? .primary : .secondary) { viewModel.sync(row.id) }
            if row.device.isSimulated {
                AppButton("device.removeSimulated", kind: .destructive) { viewModel.removal = row.id }
            }
        }
        .className("actions")
    }
}
