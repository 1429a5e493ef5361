import Common
import CommonUI
import Domain
package import Logbook
package import ViewCore

/// Where a reading is typed, or edited.
package struct ReadingFormView<ViewModel: ReadingFormViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            header
            content
        }
        .task { await viewModel.load() }
    }

    @ViewBuilder
    private var header: some View {
        if let id = viewModel.editedID {
            PageHeader("form.edit", back: BackLink("detail.title", value: LogbookRoute.reading(id)))
        } else {
            PageHeader(title: Text("form.add"), subtitle: explanation, back: BackLink("logbook.title", value: LogbookRoute.newest))
        }
    }

    /// What a typed reading is, and whose, where there are several people.
    private var explanation: Text {
        guard let person = viewModel.form.value?.person else { return Text("form.add.explanation") }
        return person.name.isEmpty ? Text("form.add.nameless") : Text(.formAddFor(person.name))
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.form {
        case .loading: ProgressView("logbook.loading")
        case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
        case .loaded(let form):
            if let failure = viewModel.failure { Banner(.error, title: Text(failure.title), message: Text(failure.advice)) }
            Form {
                ReadingFields(viewModel: viewModel, form: form)
                if form.edited != nil { ExclusionFields(viewModel: viewModel) }
                AppButton("form.save", kind: .primary) { viewModel.save() }
            }
            .onSubmit { viewModel.save() }
        }
    }
}

/// The fields that every reading has.
struct ReadingFields<ViewModel: ReadingFormViewModel>: View {
    @Environment(\.formats) private var formats
    let viewModel: ViewModel
    let form: ReadingForm

    var body: some View {
        ValueFields(viewModel: viewModel, form: form)
        DatePicker("form.time", selection: draft.time)
            .fieldError(viewModel.problems.first(where: \.isAboutTime)?.words(formats))
        Picker("detail.meal", selection: draft.meal) {
            Text("meal.none").tag(Meal?.none)
            ForEach(meals, id: \.self) { meal in Text(meal.title).tag(Meal?.some(meal)) }
        }
        TextField("detail.note", text: draft.note, axis: .vertical).lineLimit(3)
        TagField(text: draft.tags, knownTags: form.knownTags, problem: viewModel.problems.first(where: \.isAboutTags)) { tag in
            viewModel.toggle(tag)
        }
    }

    private var draft: Binding<ReadingDraft> { Bindable(viewModel).draft }

    /// The marks to choose from, and the one that a meter may have sent beyond them.
    private var meals: [Meal] {
        guard let meal = form.edited?.reading.meal, !Meal.named.contains(meal) else { return Meal.named }
        return Meal.named + [meal]
    }
}

/// The number and what it is of; where a meter measured it, why it stays.
struct ValueFields<ViewModel: ReadingFormViewModel>: View {
    @Environment(\.formats) private var formats
    let viewModel: ViewModel
    let form: ReadingForm

    var body: some View {
        if form.measures.count > 1 {
            Picker("form.measure", selection: Bindable(viewModel).draft.measure) {
                ForEach(form.measures, id: \.self) { measure in measure.title.tag(measure) }
            }
        }
        if form.isValueTyped {
            TextField(measure.name, value: number, unit: Text(verbatim: measure.unit.rawValue))
                .fieldError(viewModel.problems.first(where: \.isAboutValue)?.words(formats))
        } else if let entry = form.edited {
            VStack(spacing: .xs) {
                ReadingValue(entry.reading.result, unit: entry.unit, size: .large)
                Text(entry.reading.source == .meter ? "form.value.measured" : "form.value.withoutNumber").foregroundStyle(.secondary)
            }
        }
    }

    private var measure: Measure { viewModel.draft.measure }

    private var number: Binding<NumberEntry> {
        Binding {
            NumberEntry(text: viewModel.draft.value ?? original, fractionDigits: measure.fractionDigits)
        } set: { entry in
            viewModel.draft.value = entry.text
        }
    }

    /// The number that the reading has, as long as nobody touched it.
    private var original: String {
        switch form.edited?.reading.result {
        case .glucose(let value): formats.glucose(value, in: value.unit)
        case .ketone(let value): formats.ketone(value)
        default: ""
        }
    }
}

/// Whether a reading is left out of statistics, and why.
struct ExclusionFields<ViewModel: ReadingFormViewModel>: View {
    @Environment(\.formats) private var formats
    let viewModel: ViewModel

    var body: some View {
        Toggle("form.leftOut", isOn: draft.isLeftOut).toggleStyle(.checkbox)
        TextField("form.reason", text: draft.reason)
            .fieldHint("form.reason.hint")
            .fieldError(viewModel.problems.first { $0 == .reasonMissing }?.words(formats))
    }

    private var draft: Binding<ReadingDraft> { Bindable(viewModel).draft }
}
