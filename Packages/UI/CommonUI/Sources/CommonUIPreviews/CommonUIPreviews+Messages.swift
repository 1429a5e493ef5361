import CommonUI
import PreviewHost
import ViewCore

nonisolated extension CommonUIPreviews {
    /// What tells how something goes or went.
    static let messages: [Preview] = [
        Preview("Banner", "every kind") { _ in
            ForEach(BannerKind.allCases, id: \.self) {
                Banner($0, title: Text(verbatim: "12 new readings"), message: Text(verbatim: "3 were known already."))
            }
        },
        Preview("Banner", "with actions") { _ in
            Banner(.error, title: Text(verbatim: "The meter went out of reach"), message: Text(verbatim: "What was read is kept.")) {
                AppButton(Text(verbatim: "Try again")) {}
            }
        },
        Preview("Failure", "with another try") { _ in FailureBanner("The readings could not be read", "Nothing is lost. Try again.") {} },
        Preview("Banner", "hostile text") { _ in Banner(.info, title: Text(verbatim: Words.hostile), message: Text(verbatim: Words.long)) },
        Preview("Progress", "counted") { _ in ProgressPanel(title: Text(verbatim: "Reading your meter"), completed: 12, total: 40) {} },
        Preview("Progress", "of unknown length") { _ in ProgressPanel(title: Text(verbatim: "Connecting to your meter")) {} },
        Preview("Progress", "without a way to stop") { _ in ProgressPanel(title: Text(verbatim: "Stopping")) },
        Preview("Progress", "plain") { _ in ProgressView("Preparing") },
        Preview("Steps", "the second of four") { _ in StepIndicator(["Find the meter", "Pair", "Unit", "First sync"], current: 1) },
        Preview("Tasks", "every state") { _ in
            TaskList {
                TaskRow("Choose your unit", state: .done, value: ExampleRoute())
                TaskRow("Pair your meter", hint: "Takes two minutes", state: .inProgress, value: ExampleRoute())
                TaskRow("Name your meter", state: .notStarted, value: ExampleRoute())
                TaskRow("Read your meter", state: .blocked, value: ExampleRoute())
            }
        },
        Preview("Empty state", "with an action") { _ in
            EmptyState("Nothing here yet", message: "Sync a meter or add a reading.") {
                AppButton(Text(verbatim: "Add reading"), kind: .primary) {}
            }
        },
        Preview("Empty state", "title alone") { _ in EmptyState("Every reading has a time.") },
    ]
}
