/// The faults of one connection; each fires once.
struct FaultPlan {
    private var faults: [MeterFault]

    init(_ faults: [MeterFault], connection: Int) {
        self.faults = faults.filter { $0.connections.contains(connection) }
    }

    /// Whether the meter has forgotten the bond by now.
    func hasForgottenBond(after notifications: Int) -> Bool {
        faults.contains { $0.kind == .notPaired && $0.afterNotifications <= notifications }
    }

    /// The ATT error that refuses the next write to the record access control point; it is used up.
    mutating func takeATTError(after notifications: Int) -> UInt8? {
        for (index, fault) in faults.enumerated() where fault.afterNotifications <= notifications {
            guard case .attError(let code) = fault.kind else { continue }
            faults.remove(at: index)
            return code
        }
        return nil
    }

    /// The first fault that changes what is sent next and may do so now; it is used up.
    mutating func takeTransferFault(after notifications: Int, where mayAct: (MeterFault.Kind) -> Bool) -> MeterFault.Kind? {
        let due = faults.firstIndex { fault in
            switch fault.kind {
            case .attError, .notPaired: false
            default: fault.afterNotifications <= notifications && mayAct(fault.kind)
            }
        }
        return due.map { faults.remove(at: $0).kind }
    }
}
