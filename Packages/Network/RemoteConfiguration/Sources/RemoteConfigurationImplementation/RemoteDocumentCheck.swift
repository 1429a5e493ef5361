public import Networking

/// Looks a document through without taking it: for those who ask why it is not used.
public struct RemoteDocumentCheck: Sendable {
    private let client: any HTTPClient
    private let checkStyle: @Sendable ([UInt8]) -> String?

    /// Prepares the check; nothing is asked before `fault`. `checkStyle` finds fault with design tokens, and returns nil where there is none.
    public init(client: any HTTPClient, checkStyle: @escaping @Sendable (_ tokens: [UInt8]) -> String?) {
        self.client = client
        self.checkStyle = checkStyle
    }

    /// Why the document of a source, as it is now, is not used; nil where it is.
    public func fault(of source: RemoteSource) async -> RemoteConfigurationError? {
        do throws(RemoteConfigurationError) {
            _ = try RemoteDocument(json: try await source.document(over: client), checkStyle: checkStyle)
            return nil
        } catch {
            return error
        }
    }
}
