import Insights

extension InsightsError {
    /// Why something could not be read.
    init(reading error: any Error) {
        self = error as? InsightsError ?? .notRead(String(describing: error))
    }

    /// Why something could not be stored.
    init(changing error: any Error) {
        self = error as? InsightsError ?? .notStored(String(describing: error))
    }
}
