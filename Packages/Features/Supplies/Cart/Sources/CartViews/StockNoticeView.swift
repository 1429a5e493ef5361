package import Cart
import CommonUI
package import ViewCore

/// Says above every screen that a supply runs out, until somebody says that they know.
package struct StockNoticeView<ViewModel: StockNoticeViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        if let stock = viewModel.notice, let warning = stock.warning {
            Banner(.warning, title: Text(warning.sentence(about: stock)), message: message(stock)) {
                AppLinkButton("notice.show", value: CartRoute.supply(stock.kind))
                AppButton("notice.dismiss") { viewModel.dismiss() }
            }
        }
    }

    private func message(_ stock: Stock) -> Text? {
        guard let count = stock.count, count > 0 else { return nil }
        guard let days = stock.daysLeft else { return Text(.noticeLeft(stock.kind.counted(count))) }
        return Text(.noticeLasts(stock.kind.counted(count), TextKey.stockDaysLeft(count: days)))
    }
}
