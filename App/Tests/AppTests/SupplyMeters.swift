import CartMocks
import Domain
import Persistence
import ReadingStore
import ReadingStoreImplementation

@testable import Meterbook

extension AppDependencies {
    /// How many of a supply are in the stock, by the movements and tests that its tables have.
    func stockCount(of kind: SupplyKind) async throws -> Int {
        try await database.read { connection in
            let moved = try connection.first(
                "SELECT coalesce(sum(amount), 0) FROM cart_movements WHERE kind = ?", [.text(kind.rawValue)]
            ) { try $0.int(0) }
            let tests = kind == .testStrips ? "test <> 'ketone'" : kind == .lancets ? "test <> 'control'" : "test = 'ketone'"
            let used = try connection.first("SELECT count(*) FROM cart_tests WHERE \(tests)") { try $0.int(0) }
            return (moved ?? 0) - (used ?? 0)
        }
    }
}

/// Meters and people that bring readings into the store.
struct SupplyMeters {
    let store: SQLiteReadingStore
    var person = Person.ID.first

    func bring(_ event: StripUsageContract.Event, at time: CivilDateTime) async throws {
        switch event {
        case .meter(let test, let number): try await sync("00:11:22:33:44:55", test, number, isSimulated: false, at: time)
        case .simulated: try await sync("00:11:22:33:44:66", .glucose, 1, isSimulated: true, at: time)
        case .typed:
            _ = try await store.add(NewReading(person: person, measuredAt: time, result: .glucose(.milligramsPerDeciliter(101))))
        }
    }

    private func sync(_ address: String, _ test: StripUse.Test, _ number: Int, isSimulated: Bool, at time: CivilDateTime) async throws {
        let meter = try await store.add(NewDevice(address: address, name: "Meter", person: person, isSimulated: isSimulated))
        let result: TestResult = test == .ketone ? .ketoneNone : .glucose(.milligramsPerDeciliter(101))
        let record = NewRecord(
            epoch: 0, sequence: UInt16(number), identity: [0, UInt8(number)], measurement: [UInt8(number)], result: result,
            measuredAt: time, type: test == .control ? .controlSolution : .capillaryWholeBlood)
        let sync = try await store.beginSync(of: meter.id)
        _ = try await store.finishSync(sync.id, storing: RecordBatch(records: [record]), as: SyncEnd(.complete, cursor: .clear))
    }
}
