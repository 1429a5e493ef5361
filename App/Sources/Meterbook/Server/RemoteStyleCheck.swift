import Common
import CommonUI
import Foundation

/// Finds fault with design tokens that are set from afar, over the look that they would replace.
struct RemoteStyleCheck: Sendable {
    private let resources: ResourceLocator
    private let file: URL?

    /// Prepares the check; nothing is read before there are tokens.
    init(_ environment: AppEnvironment) {
        resources = environment.resources
        file = environment.configuration.style
    }

    /// Why tokens cannot be used; nil where they can.
    func fault(_ tokens: [UInt8]) -> String? {
        do {
            let catalog = try AssetCatalog(contentsOf: resources.file("Assets.xcassets", ofTarget: "Meterbook"))
            let own = try OperatorStyle.own(catalog: catalog, faces: [], file: file)
            _ = try DesignTokens(json: tokens).style(over: own)
            return nil
        } catch {
            return "\(error)"
        }
    }
}
