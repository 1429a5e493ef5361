import Domain
import Persistence
import ReadingStore
import ReadingStoreImplementation
import Testing

@testable import ReadingStoreImplementation

@Suite struct ReadingStoreErrorTests {
    @Test func everyErrorSaysWhatHappenedAndWhatToDo() {
        let errors: [ReadingStoreError] = [
            .unknownDevice(.init(rawValue: "x")), .unknownReading(.init(rawValue: "x")), .unknownPerson(.init(rawValue: "x")),
            .unknownSync(.init(rawValue: 1)), .unknownChange(.init(rawValue: "x")), .notAllowed(.init(rawValue: "x"), reason: "r"),
            .unknownZone("x"), .notPurged("The disk is full."), .storage(.full, "The disk is full."),
        ]
        #expect(Set(errors.map(\.description)).count == errors.count)
        for error in errors { #expect(error.description.hasSuffix(".")) }
    }

    @Test func theStoragesFailuresKeepTheirWords() {
        let failure = SQLFailure(code: 1, message: "m")
        let expected: [(DatabaseError, ReadingStoreError.StorageProblem)] = [
            (.diskFull(failure), .full), (.readOnly(failure), .readOnly), (.corrupt(failure), .damaged), (.inputOutput(failure), .damaged),
            (.notADatabase(path: "p"), .damaged), (.busy(failure), .busy), (.closed, .other),
        ]
        for (error, problem) in expected { #expect(ReadingStoreError(error) == .storage(problem, error.description)) }
    }

    @Test func aClosedDatabaseIsAStorageProblem() async throws {
        let database = try Database(.memory)
        let store = try await makeSubject(database)
        await database.close()
        await #expect(throws: ReadingStoreError.storage(.other, DatabaseError.closed.description)) { try await store.devices() }
        await #expect(throws: ReadingStoreError.storage(.other, DatabaseError.closed.description)) { try await store.addPerson(name: "x") }
    }
}
