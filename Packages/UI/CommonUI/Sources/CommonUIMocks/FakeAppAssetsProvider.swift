public import CommonUI
import Synchronization
public import TestSupport
import Testing
public import ViewCore

/// Images for tests: those that were prepared, or those of the app. A name that is not among them is an issue of the test, and leaves the
/// image's label.
public final class FakeAppAssetsProvider: AppAssetsProvider {
    /// The look that goes with the images: the app's where they are the app's, else that of previews.
    public let style: any AppStyleProvider
    /// The files that pages refer to by the images and the look, by their path below `/assets/`.
    public let files: [String: CatalogAssets.File]
    /// The names that were not prepared.
    public let unconfiguredCalls: UnconfiguredCalls
    private let source: @Sendable (String) -> ImageSource?
    private let onMissing: @Sendable (String) -> Void
    private let names = Mutex<[String]>([])

    /// Prepares images by their names.
    public convenience init(images sources: [String: ImageSource] = [:]) {
        let calls = UnconfiguredCalls()
        self.init(style: PreviewStyle(), unconfiguredCalls: calls, source: { sources[$0] }) {
            calls.record("FakeAppAssetsProvider.image(named: \"\($0)\")")
        }
    }

    init(
        style: any AppStyleProvider, files: [String: CatalogAssets.File] = [:], unconfiguredCalls: UnconfiguredCalls,
        source: @escaping @Sendable (String) -> ImageSource?, onMissing: @escaping @Sendable (String) -> Void
    ) {
        self.style = style
        self.files = files
        self.unconfiguredCalls = unconfiguredCalls
        self.source = source
        self.onMissing = onMissing
    }

    /// The names that were asked for, in order.
    public var requestedNames: [String] {
        names.withLock { $0 }
    }

    /// The prepared source of a name.
    public func image(named name: String) -> ImageSource? {
        names.withLock { $0.append(name) }
        let found = source(name)
        if found == nil { onMissing(name) }
        return found
    }
}
