import TestSupport
public import Testing
import ViewCore

/// What a package's tests expect of its previews.
extension PreviewCatalog {
    /// Expects that a preview is exactly what was recorded in `Snapshots` beside the test, in the first language, and that no element has
    /// another's name in any language.
    public func expectSnapshot(
        of preview: Preview, file: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let first = rendering(of: preview, language: look.languages[0])
        try TestSupport.expectSnapshot(first.html, named: preview.id, file: file, sourceLocation: sourceLocation)
        for language in look.languages {
            #expect(rendering(of: preview, language: language).duplicateIDs == [], "in \(language)", sourceLocation: sourceLocation)
        }
    }

    /// Expects that every preview has a name of its own, and that nothing else was recorded beside the test.
    public func expectNoOtherSnapshots(
        file: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(duplicateNames == [], sourceLocation: sourceLocation)
        try expectNoSnapshots(except: previews.map(\.id), file: file, sourceLocation: sourceLocation)
    }
}
