import Common
import CommonUI
import Domain
package import Profile
package import ViewCore

/// Where someone's target ranges are chosen.
package struct TargetsFormView<ViewModel: TargetsFormViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader(
                "targets.title", subtitle: "targets.explanation", back: BackLink("person.title", value: ProfileRoute.person(viewModel.id)))
            switch viewModel.unit {
            case .loading: ProgressView("profile.loading")
            case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
            case .loaded(let unit):
                FailureNotice(error: viewModel.failure)
                Form {
                    ChoiceFields(viewModel: viewModel, unit: unit)
                    Section("targets.meals") {
                        Text("targets.meals.explanation").foregroundStyle(.secondary)
                        ForEach(MealTarget.meals, id: \.self) { MealFields(viewModel: viewModel, meal: $0, unit: unit) }
                    }
                    AppButton("profile.save", kind: .primary) { viewModel.save() }
                }
                .onSubmit { viewModel.save() }
            }
        }
        .task { await viewModel.load() }
    }
}

/// One of the presets, or one's own limits.
private struct ChoiceFields<ViewModel: TargetsFormViewModel>: View {
    let viewModel: ViewModel
    let unit: GlucoseUnit

    var body: some View {
        Picker("targets.choice", selection: Bindable(viewModel).draft.choice) {
            ForEach(TargetChoice.allCases, id: \.self) { Text($0.title).tag($0) }
        }
        .pickerStyle(.inline)
        Text("targets.source").font(.footnote).foregroundStyle(.secondary)
        if viewModel.draft.choice == .custom {
            limit("targets.veryLow", 0).fieldError(viewModel.problems.contains(.limits) ? "problem.limits" : nil)
            limit("targets.low", 1)
            limit("targets.high", 2)
            limit("targets.veryHigh", 3)
        }
    }

    private func limit(_ name: TextKey, _ index: Int) -> TextField {
        TextField(name, value: viewModel.entry(unit, \.limits[index]), unit: Text(verbatim: unit.rawValue))
    }
}

/// The limits of readings at a meal.
private struct MealFields<ViewModel: TargetsFormViewModel>: View {
    let viewModel: ViewModel
    let meal: Meal
    let unit: GlucoseUnit

    var body: some View {
        Section {
            HStack(alignment: .bottom) {
                TextField("targets.low", value: viewModel.entry(unit, \.[meal].low), unit: Text(verbatim: unit.rawValue))
                    .fieldError(viewModel.problems.contains(.meal(meal)) ? "problem.meal" : nil)
                TextField("targets.high", value: viewModel.entry(unit, \.[meal].high), unit: Text(verbatim: unit.rawValue))
            }
        } header: {
            Text(meal.title)
        }
    }
}

extension TargetsFormViewModel {
    /// A text of the draft as the number that it stands for.
    fileprivate func entry(_ unit: GlucoseUnit, _ path: WritableKeyPath<TargetsDraft, String>) -> Binding<NumberEntry> {
        Binding {
            NumberEntry(text: self.draft[keyPath: path], fractionDigits: unit.fractionDigits)
        } set: { entry in
            self.draft[keyPath: path] = entry.text
        }
    }
}

extension TargetsDraft {
    /// The limits of readings at a meal.
    fileprivate subscript(_ meal: Meal) -> MealLimits {
        get { meals[meal] ?? MealLimits() }
        set { meals[meal] = newValue }
    }
}
