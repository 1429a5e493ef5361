public import CommonUI
public import Foundation

extension StringCatalog {
    /// The texts of CommonUI, of ViewCore and of other modules, read from their sources, so that a module's test sees its words without a built app.
    ///
    /// `resources` gives a module's folder of resources, usually found through `#filePath`.
    public static func ofSources(_ resources: [String: URL] = [:]) -> StringCatalog {
        var folders = resources
        let sources = URL(fileURLWithPath: thisFile).deletingLastPathComponent().deletingLastPathComponent()
        folders["CommonUI"] = sources.appendingPathComponent("CommonUI/Resources")
        folders["ViewCore"] = sources.appendingPathComponent("../../ViewCore/Sources/ViewCore/Resources").standardized
        return StringCatalog(folders: folders)
    }

    private static let thisFile = #filePath
}
