import CommonUI
import Sharing
package import ViewCore

/// What can be shared, and how.
package struct SharingHomeView: View {
    /// Makes the list.
    package init() {}

    package var body: some View {
        VStack {
            PageHeader("sharing.title", subtitle: "sharing.subtitle")
            SectionMenu {
                [AppSection(id: "export", title: "export.title", summary: "export.summary", value: SharingRoute.export)]
            }
        }
    }
}
