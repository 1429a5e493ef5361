import Cart
import CommonUI
import ViewCore

/// How many are left.
struct CountText: View {
    let stock: Stock

    var body: some View {
        if let count = stock.count {
            if count < 0 { Text("stock.fewer") } else { Text(stock.kind.counted(count)) }
        } else {
            Text("stock.notCounted")
        }
    }
}

/// What is to be said of a supply, in a few words.
struct WarningTag: View {
    let warning: StockWarning

    var body: some View {
        Tag(Text(warning.title), tone: warning == .expiring ? .neutral : .warning)
    }
}

extension StockWarning {
    /// What is to be said, in a few words.
    var title: TextKey {
        switch self {
        case .expiring: key("warning.expiring")
        case .low: key("warning.low")
        case .expired: key("warning.expired")
        case .veryLow: key("warning.veryLow")
        case .empty: key("warning.empty")
        }
    }

    /// The same of a supply, as a sentence.
    func sentence(about stock: Stock) -> TextKey {
        switch self {
        case .expiring: .noticeExpiring(stock.kind.title)
        case .expired: .noticeExpired(stock.kind.title)
        case .low, .veryLow: .noticeLow(stock.kind.title)
        case .empty: .noticeEmpty(stock.kind.title)
        }
    }

    private func key(_ key: String) -> TextKey { TextKey(key: key, module: "CartViews", arguments: []) }
}

extension StockMovement.Reason {
    /// Why a stock changed.
    var title: TextKey {
        let name =
            switch self {
            case .counted: "movement.counted"
            case .received: "movement.received"
            case .tested: "movement.tested"
            case .forgotten: "movement.forgotten"
            }
        return TextKey(key: name, module: "CartViews", arguments: [])
    }
}
