public import CommonUI
import Synchronization
public import TestSupport
import Testing
public import ViewCore

/// Images for tests: those that were prepared. A name that was not is an issue of the test, and leaves the image's label.
public final class FakeAppAssetsProvider: AppAssetsProvider {
    private let sources: [String: ImageSource]
    private let names = Mutex<[String]>([])
    /// The names that were not prepared.
    public let unconfiguredCalls = UnconfiguredCalls()

    /// Prepares images by their names.
    public init(images sources: [String: ImageSource] = [:]) {
        self.sources = sources
    }

    /// The names that were asked for, in order.
    public var requestedNames: [String] {
        names.withLock { $0 }
    }

    /// The prepared source of a name.
    public func image(named name: String) -> ImageSource? {
        names.withLock { $0.append(name) }
        if sources[name] == nil { unconfiguredCalls.record("FakeAppAssetsProvider.image(named: \"\(name)\")") }
        return sources[name]
    }
}
