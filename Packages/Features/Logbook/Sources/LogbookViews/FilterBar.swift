import CommonUI
import Domain
import Logbook
import ViewCore

/// The form to search: words at once, the rest when it is opened.
struct FilterBar<FilterForm: FilterFormViewModel>: View {
    let viewModel: FilterForm

    var body: some View {
        Form {
            HStack(alignment: .bottom) {
                TextField("filter.words", text: Bindable(viewModel).draft.words).className("row-content")
                AppButton("filter.search") { viewModel.apply() }
            }
            DisclosureGroup("filter.more", isExpanded: Bindable(viewModel).isExpanded) {
                VStack {
                    FilterFields(viewModel: viewModel)
                    AppButton("filter.apply") { viewModel.apply() }
                }
            }
        }
        .onSubmit { viewModel.apply() }
        .className("filter")
    }
}

/// Ranges, tags, meal, origin, and whether a reading counts.
struct FilterFields<FilterForm: FilterFormViewModel>: View {
    let viewModel: FilterForm

    var body: some View {
        ChoiceGroup("filter.bands") {
            ForEach(GlucoseBand.allCases, id: \.self) { band in
                Toggle(isOn: contains(band, \.bands)) { RangeBadge(band) }
            }
        }
        if !tags.isEmpty {
            ChoiceGroup("detail.tags") {
                ForEach(tags, id: \.self) { tag in
                    Toggle(tag.name, isOn: contains(tag, \.tags))
                }
            }
        }
        FilterPickers(draft: Bindable(viewModel).draft)
    }

    /// The tags that the person uses, and those that are looked for.
    private var tags: [ReadingTag] {
        viewModel.knownTags + viewModel.draft.tags.subtracting(viewModel.knownTags).sorted()
    }

    private func contains<Element: Hashable>(
        _ element: Element, _ set: WritableKeyPath<LogbookFilter, Set<Element>>
    ) -> Binding<Bool> {
        Binding {
            viewModel.draft[keyPath: set].contains(element)
        } set: { isChosen in
            if isChosen { viewModel.draft[keyPath: set].insert(element) } else { viewModel.draft[keyPath: set].remove(element) }
        }
    }
}

/// The questions with one answer.
struct FilterPickers: View {
    let draft: Binding<LogbookFilter>

    var body: some View {
        HStack(alignment: .bottom) {
            Picker("detail.meal", selection: draft.meal) {
                Text("filter.any").tag(Meal?.none)
                ForEach(Meal.named, id: \.self) { meal in Text(meal.title).tag(Meal?.some(meal)) }
            }
            Picker("detail.source", selection: draft.source) {
                Text("filter.any").tag(Reading.Source?.none)
                ForEach(Reading.Source.allCases, id: \.self) { source in Text(source.title).tag(Reading.Source?.some(source)) }
            }
            Picker("filter.statistics", selection: draft.isLeftOut) {
                Text("filter.any").tag(Bool?.none)
                Text("filter.counted").tag(Bool?.some(false))
                Text("filter.leftOut").tag(Bool?.some(true))
            }
        }
    }
}
