import Foundation

/// What a feature is made of: the shape of the features that are there.
enum FeatureTemplate {
    /// Everything in the feature's own folder.
    static var feature: [TemplateFile] {
        package + interface + mocks + views + previews + implementation + tests + snapshots
    }

    /// The packages that a feature's sources need, by name.
    static let neededPackages = ["Common", "CommonUI", "Domain", "PreviewHost", "ViewCore"]

    /// The ends of the names of its types; those of `Live…` and `Mock…` begin with that word.
    static let typeSuffixes = [
        "Coordinator", "Dependencies", "Error", "Previews", "PreviewsProgram", "Route", "State", "View", "ViewModel", "Wiring",
    ]

    /// The ends of the names of its modules, the interface's own included.
    static let moduleSuffixes = ["", "Implementation", "IntegrationTests", "Mocks", "Previews", "Tests", "Views"]

    /// Replaces the common end of a manifest by the one that the repository's own manifests have.
    static func adopting(settings: String?, in file: RenderedFile) -> RenderedFile {
        guard file.path.hasSuffix("Package.swift"), let settings, let start = file.text.range(of: ManifestEnd.marker) else { return file }
        return RenderedFile(path: file.path, text: file.text[..<start.lowerBound] + settings)
    }
}
