import Logbook
import ReadingStore

extension LogbookError {
    /// Why something could not be read.
    init(reading cause: any Error) {
        self = cause as? LogbookError ?? .notRead(String(describing: cause))
    }

    /// Why something could not be changed.
    init(changing cause: any Error) {
        switch cause {
        case let error as LogbookError: self = error
        case ReadingStoreError.unknownReading: self = .noSuchReading
        default: self = .notChanged(String(describing: cause))
        }
    }
}
