package import DeviceSync
package import Domain

/// Where a setup is, and what it found out.
package struct SetupState: Hashable, Sendable {
    /// What is being done.
    package enum Phase: Hashable, Sendable {
        /// The person chooses the kind of meter.
        case choosing
        /// Meters in range are listed.
        case finding(Search)
        /// A meter is connected and paired.
        case pairing(Pairing)
        /// The person looks at who the meter is.
        case checking(Checking)
        /// The meter's memory is read for the first time.
        case syncing(FirstSync)
        /// All is done.
        case done
    }

    /// How the search goes.
    package enum Search: Hashable, Sendable {
        /// Meters are looked for.
        case running
        /// It has gone on for a while.
        case slow
        /// It ended after its time.
        case ended
        /// It failed.
        case failed(SetupFailure)
    }

    /// How pairing goes.
    package enum Pairing: Hashable, Sendable {
        /// The link is being made.
        case connecting
        /// The meter asks.
        case asked(PairingQuestion)
        /// The person answered, the meter thinks.
        case answered
        /// It is paired and tells who it is.
        case reading
        /// It failed.
        case failed(SetupFailure)
    }

    /// How adding the meter goes.
    package enum Checking: Hashable, Sendable {
        /// The person decides.
        case ready
        /// The meter is being stored.
        case adding
        /// It could not be stored.
        case failed(SetupFailure)
    }

    /// How the first sync goes.
    package enum FirstSync: Hashable, Sendable {
        /// It runs.
        case running
        /// It ended, but not with everything.
        case stopped
    }

    /// What is being done.
    package var phase = Phase.choosing
    /// The chosen kind of meter.
    package var family: MeterFamily?
    /// The meters in range, in the order in which they were first seen.
    package var found: [FoundMeter] = []
    /// Why no real meter can be found; nil where one can.
    package var bluetoothProblem: BluetoothProblem?
    /// The chosen meter.
    package var meter: FoundMeter?
    /// Whether this computer held a bond that the meter had forgotten.
    package var hadStaleBond = false
    /// What the meter told about itself.
    package var profile: MeterProfile?
    /// The meter as this installation knows it, once it was added.
    package var device: DeviceIdentity.ID?
    /// How the first sync ended.
    package var syncEnd: SyncStatus?

    /// A setup that has not begun.
    package init() {}

    /// What the chosen device is; a meter until one is chosen.
    package var kind: DeviceKind { profile?.kind ?? meter?.kind ?? .meter }

    /// The screen that belongs to what is being done.
    package var step: DeviceSetupRoute {
        switch phase {
        case .choosing: .choose
        case .finding: .find
        case .pairing: .pair
        case .checking: .check
        case .syncing: .firstSync
        case .done: .done
        }
    }
}
