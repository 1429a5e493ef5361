import Common
import CommonUI
import CommonUIMocks
import Domain
import PreviewHost
import SharingMocks
import SharingViews
import ViewCore

/// The screens in each of their states.
nonisolated enum SharingPreviews {
    /// The previews, in the order in which they are listed.
    static let all: [Preview] = [
        Preview("Sharing", "all there is") { _ in SharingHomeView() },
        export("loading", .loading),
        export("failed", .failed(.notRead("the disk failed"))),
        export("one person", .loaded(.alone)),
        export("a household", .loaded(.household), draft: ExportRequest(.spreadsheet, person: .init(rawValue: "person-2"))),
        export("counting", .loaded(.alone), .counting),
        export("nothing matches", .loaded(.alone), .known(0)),
        export("one person needed", .loaded(.household), .failed(.personNeeded), draft: ExportRequest(.nightscout)),
    ]

    /// The previews as the app frames its screens, with their words, in the app's look.
    static func catalog(words: StringCatalog) -> PreviewCatalog {
        let assets = FakeAppAssetsProvider.withProductionAssets(ofTests: "SharingTests")
        let files = assets.files.mapValues { PreviewLook.File(contentType: $0.contentType, bytes: $0.bytes) }
        let look = PreviewLook(
            styleSheet: StyleSheet.css(for: assets.style), languages: words.languages, files: files
        ) { values, language in
            values.setDependencies(style: assets.style, assets: assets, strings: words, language: language)
        } frame: { screen in
            AnyView(AppShell("Meterbook", sections: []) { screen })
        }
        return PreviewCatalog("Sharing", all, look: look)
    }

    private static func export(
        _ name: String, _ state: ExportState, _ count: ExportCount = .known(1284), draft: ExportRequest = ExportRequest(.csv)
    ) -> Preview {
        Preview("Export", name) { _ in ExportView(viewModel: MockExportViewModel(state, count: count, draft: draft)) }
    }
}

/// The previews as a program.
@main
struct SharingPreviewsProgram {
    static func main() async {
        let modules = ["CommonUI", "LiveUI", "ViewCore", "SharingViews"]
        await PreviewProgram.run(
            SharingPreviews.catalog(words: try StringCatalog(modules: modules, locator: .ofThisProcess)))
    }
}
