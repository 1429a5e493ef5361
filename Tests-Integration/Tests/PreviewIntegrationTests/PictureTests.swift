import Foundation
import IntegrationSupport
import Testing

/// Every preview looks as it was recorded, in light and in dark, at the width of a telephone.
@Suite(.enabled(if: Pictures.areAsked, "make pictures"), .serialized, .browser, .timeLimit(.minutes(30)))
struct PictureTests {
    @Test(arguments: Pictures.packages)
    func everyPreviewLooksAsRecorded(package: String) async throws {
        guard try await typefaceIsTheRecordedOne() else { return }
        let names = try await PreviewPages.names(of: package)
        let pages = try await PreviewPages.start(package)
        let browser = try await BrowserTrait.currentDriver().open(BrowserOptions(width: 390, height: 600))
        try await browser.open(pages.link)
        var pictures: Set<String> = []
        for scheme in Browser.ColorScheme.allCases {
            try await browser.setColorScheme(scheme)
            for name in names {
                let picture = "\(package)-\(name)-\(scheme)"
                pictures.insert(picture)
                try await browser.open("\(pages.origin)/show/\(name)")
                try await waitForTypefaces(browser, picture)
                let file = try await browser.screenshot(picture)
                if let problem = try await Pictures.problem(with: file, named: picture) { Issue.record("\(problem)") }
            }
        }
        #expect(try Pictures.names(of: package).subtracting(pictures) == [], "no test compares these pictures")
        try await browser.close()
        await pages.stop()
    }

    /// A picture in a typeface that stands in for the app's own would say that everything has changed, or, recorded, hide what does. The
    /// gallery of components alone has a plain look.
    private func waitForTypefaces(_ browser: Browser, _ name: String) async throws {
        try await eventually("the typefaces of \(name)") {
            try await browser.execute("return document.readyState === 'complete' && document.fonts.status === 'loaded'") == .bool(true)
                ? true : nil
        }
        let faces = try await browser.execute(
            "return [...document.fonts].map((face) => `${face.family.replaceAll('\"', '')}: ${face.status}`)")
        guard !name.hasPrefix("CommonUI-") else { return }
        #expect(faces.elements == ["Inter: loaded"], "\(name): the app's typeface did not load; `make setup projgen` copies it")
    }

    /// Pages in the system's typeface look different on a machine that has another one: there they cannot be compared.
    private func typefaceIsTheRecordedOne() async throws -> Bool {
        let file = "\(Pictures.folder)/typeface.txt"
        let typeface = try await Pictures.systemTypeface()
        let recorded = try? String(contentsOfFile: file, encoding: .utf8)
        guard let recorded, !Pictures.isRecording else {
            try FileManager.default.createDirectory(atPath: Pictures.folder, withIntermediateDirectories: true)
            try typeface.write(toFile: file, atomically: true, encoding: .utf8)
            return true
        }
        guard recorded != typeface else { return true }
        Issue.record("the pictures were recorded in \(recorded), this machine has \(typeface): not compared", severity: .warning)
        return false
    }
}
