import Persistence
import ReadingStore

extension ReadingStoreError {
    /// The store's word for a failure of the database.
    init(_ error: DatabaseError) {
        let problem: StorageProblem =
            switch error {
            case .diskFull: .full
            case .readOnly: .readOnly
            case .corrupt, .notADatabase, .inputOutput: .damaged
            case .busy: .busy
            default: .other
            }
        self = .storage(problem, error.description)
    }
}
