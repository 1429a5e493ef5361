import Cart
import Common
import Logging
import Observation

/// What is said above every screen, of all sessions.
@MainActor @Observable
final class LiveStockNoticeViewModel: StockNoticeViewModel {
    private(set) var notice: Stock?
    @ObservationIgnored private let store: StockStore
    @ObservationIgnored private let logger: any Logger

    init(store: StockStore, logger: any Logger) {
        self.store = store
        self.logger = logger
    }

    /// Looks whether anything runs out.
    func load() async {
        do {
            let new = try await store.notice()
            if new != notice { notice = new }
        } catch {
            logger.log(.warning, "stock.notRead", ["error": .failure(error)])
        }
    }

    func dismiss() {
        guard let notice, let warning = notice.warning else { return }
        self.notice = nil
        Task {
            do {
                try await store.dismiss(warning, of: notice.kind)
            } catch {
                // It is quiet until the next start, which is no harm.
                logger.log(.warning, "stock.noticeNotDismissed", ["error": .failure(error)])
            }
        }
    }
}
