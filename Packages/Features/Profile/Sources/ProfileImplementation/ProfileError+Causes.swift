import Profile
import ReadingStore

extension ProfileError {
    /// Why something could not be read.
    init(reading error: any Error) {
        self = Self.known(error) ?? .notRead(String(describing: error))
    }

    /// Why something could not be changed.
    init(changing error: any Error) {
        self = Self.known(error) ?? .notStored(String(describing: error))
    }

    private static func known(_ error: any Error) -> ProfileError? {
        switch error {
        case let error as ProfileError: error
        case ReadingStoreError.unknownPerson: .noSuchPerson
        case ReadingStoreError.unknownDevice: .noSuchMeter
        case ReadingStoreError.notPurged(let words): .tracesLeft(words)
        default: nil
        }
    }
}
