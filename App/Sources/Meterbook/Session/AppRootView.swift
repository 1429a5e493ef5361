import CommonUI
import ViewCore

/// The frame with the sections, and the screen that is shown in it, below a way back where another feature leads there; no screen shows that a
/// link leads nowhere.
struct AppRootView: View {
    let sections: [AppSection]
    let notice: AnyView?
    let screen: AnyView?
    let back: AppSection?
    let home: @MainActor () -> Void

    var body: some View {
        AppShell("app.name", sections: sections) {
            if let notice { notice }
            if let screen {
                if let back { BackLink(back) }
                screen
            } else {
                VStack {
                    PageHeader("unknown.title", subtitle: "unknown.message")
                    AppButton("unknown.home", kind: .primary, action: home)
                    SectionMenu { sections }
                }
            }
        }
    }
}
