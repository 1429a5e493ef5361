import CommonUI
import Domain
import Logbook
import ViewCore

/// What is looked for, each as a link to the search without it.
struct FilterChips: View {
    let filter: LogbookFilter

    var body: some View {
        if !filter.conditions.isEmpty {
            HStack {
                ForEach(filter.conditions, id: \.self) { condition in
                    FilterChip(title: condition.title, rest: filter.removing(condition))
                }
                NavigationLink("filter.clear", value: LogbookRoute.newest)
            }
        }
    }
}

/// One thing that is looked for.
private struct FilterChip: View {
    let title: TextKey
    let rest: LogbookFilter

    var body: some View {
        NavigationLink(value: rest.route) {
            Text(title)
            Text(verbatim: "×").accessibilityHidden()
        }
        .className("chip", "button")
        .accessibilityLabel(Text(.filterRemove(title)))
    }
}

extension LogbookFilter {
    /// Where the readings that it finds are shown.
    var route: LogbookRoute { conditions.isEmpty ? .newest : .find(self, nil) }
}

extension LogbookFilter.Condition {
    /// The condition in words.
    var title: TextKey {
        switch self {
        case .words(let words): .filterQuoted(words.shortened(to: 40))
        case .tag(let tag): .filterTag(tag.name)
        case .meal(let meal): meal.title
        case .band(let band): band.title
        case .source(let source): source.title
        case .isLeftOut(let isLeftOut):
            TextKey(key: isLeftOut ? "filter.leftOut" : "filter.counted", module: "LogbookViews", arguments: [])
        }
    }
}
