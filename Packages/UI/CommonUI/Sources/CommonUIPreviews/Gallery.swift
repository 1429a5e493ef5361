import Common
import CommonUI
import Domain
import ViewCore

/// Every component and control on one page.
struct Gallery: View {
    let values: GalleryValues

    var body: some View {
        AppShell("Meterbook", sections: sections) {
            VStack {
                PageHeader(title: Text(verbatim: "Gallery"), subtitle: Text(verbatim: "Every component in its states")) {
                    AppButton(Text(verbatim: "Sync meter"), kind: .primary) {}
                    GalleryMenu()
                }
                GalleryStates()
                GalleryReadings()
                GalleryForm(values: values)
                GalleryArrangement()
            }
        }
    }

    private var sections: [AppSection] {
        [
            AppSection(id: "logbook", title: "Logbook", value: ExampleRoute(), isCurrent: true),
            AppSection(id: "devices", title: "Devices", value: ExampleRoute(), isCurrent: false),
            AppSection(id: "more", title: "More", value: ExampleRoute(), isCurrent: false),
        ]
    }
}

private struct GalleryMenu: View {
    var body: some View {
        Menu("More") {
            Button("Edit readings") {}
            Button("Delete readings", role: .destructive) {}
        }
    }
}

private struct GalleryStates: View {
    var body: some View {
        Banner(.success, title: Text(verbatim: "12 new readings"), message: Text(verbatim: "3 were known already; none was left out."))
        Banner(.error, title: Text(verbatim: "The meter went out of reach"), message: Text(verbatim: "What was read is kept.")) {
            AppButton(Text(verbatim: "Try again")) {}
        }
        ProgressPanel(title: Text(verbatim: "Reading your meter"), completed: 12, total: 40) {}
        ProgressView("Preparing").onCancel {}
        StepIndicator(["Find the meter", "Pair", "Unit", "First sync"], current: 1)
    }
}

struct GalleryReadings: View {
    var body: some View {
        List {
            Section {
                ForEach(GlucoseBand.allCases, id: \.self) { band in
                    NavigationLink(value: ExampleRoute()) { GalleryReading(band: band) }
                }
            } header: {
                if let today = CivilDate(year: 2026, month: 3, day: 14) { DayHeader(today, today: today, count: 5) }
            }
            Section("Meters") {
                Label(title: { Text(verbatim: "Accu-Chek Guide") }, icon: { EmptyView() }).badge(3)
                    .swipeActions { Button("Delete", role: .destructive) {} }
                Text(verbatim: "Contour Next").badge(Text(verbatim: "New"))
            }
        }
        TaskList {
            TaskRow("Choose your unit", state: .done, value: ExampleRoute())
            TaskRow("Pair your meter", hint: "Takes two minutes", state: .notStarted, value: ExampleRoute())
            TaskRow("Read your meter", state: .blocked, value: ExampleRoute())
        }
        HStack {
            TagChip("Sport", isSelected: true) {}
            TagChip("Travel", isSelected: false) {}
            TagChip("Illness") {}
            TagChip("Fasting")
        }
    }
}

private struct GalleryReading: View {
    let band: GlucoseBand

    var body: some View {
        HStack {
            Text(verbatim: "07:05").monospacedDigit()
            ReadingValue(.glucose(.milligramsPerDeciliter(101)), unit: .millimolesPerLiter)
            RangeBadge(band)
            Tag(Text(verbatim: "Edited"))
        }
    }
}

struct GalleryForm: View {
    @Bindable var values: GalleryValues

    var body: some View {
        Form {
            Section("Add a reading") {
                TextField("Value", value: $values.value, unit: Text(verbatim: "mmol/L"))
                    .fieldHint(Text(verbatim: "As the meter shows it"))
                    .fieldError(values.hasErrors ? Text(verbatim: "Enter a value between 0.6 and 33.3 mmol/L") : nil)
                    .id("value")
                DatePicker("Day", selection: $values.day)
                DatePicker("Time", selection: $values.time, displayedComponents: .hourAndMinute)
                Picker("Unit", selection: $values.unit) {
                    ForEach(GlucoseUnit.allCases, id: \.self) { Text(verbatim: $0.rawValue).tag($0) }
                }
                .pickerStyle(.segmented)
                Stepper("Tests per day", value: $values.count, in: 1...12)
            }
            GalleryMoreFields(values: values)
            HStack {
                AppButton(Text(verbatim: "Save reading"), kind: .primary) {}
                AppButton(Text(verbatim: "Delete reading"), kind: .destructive) {}
                AppButton(Text(verbatim: "Cancel"), kind: .plain) {}
            }
        }
        .searchable(text: $values.search, prompt: "Search notes")
    }
}

private struct GalleryMoreFields: View {
    @Bindable var values: GalleryValues

    var body: some View {
        TextEditor("Note", text: $values.note).lineLimit(3)
        SecureField("Passkey", text: $values.passkey)
        Toggle("Sync automatically", isOn: $values.isOn)
        FileField("File to import", selection: $values.file, types: [".csv"]).fieldHint(Text(verbatim: "A CSV file of your old app"))
    }
}

struct GalleryArrangement: View {
    var body: some View {
        Card(title: Text(verbatim: "Last 14 days")) {
            ReadingValue(.glucose(.milligramsPerDeciliter(118)), unit: .millimolesPerLiter, size: .large)
            Grid {
                GridRow {
                    Text(verbatim: "Readings").foregroundStyle(.secondary)
                    Text(verbatim: "In target").foregroundStyle(.secondary)
                }
                GridRow {
                    Text(verbatim: "62").font(.title3).accessibilityRemoveTraits(.isHeader)
                    Text(verbatim: "71 %").font(.title3).accessibilityRemoveTraits(.isHeader)
                }
            }
            LabeledContent("Meter", value: "Accu-Chek Guide")
        }
        EmptyState("Nothing here yet", message: "Sync a meter or add a reading.") {
            AppButton(Text(verbatim: "Add reading")) {}
        }
    }
}
