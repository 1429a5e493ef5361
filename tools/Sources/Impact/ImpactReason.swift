package import ModuleGraph

/// Why a package or a target is affected.
package enum ImpactReason: Equatable, Sendable {
    /// A file of it changed.
    case changed(path: String)
    /// Its manifest changed in what it says.
    case manifest(path: String)
    /// Its manifest changed in white space or comments alone.
    case manifestText(path: String)
    /// A file of the package changed that no target's build reads.
    case document(path: String)
    /// A file changed that everything depends on; the pattern that says so.
    case everything(path: String, pattern: String)
    /// It depends on an affected target of a package; the manifest's line where one declares it.
    case dependency(package: String, target: String, declaredAt: Location?)

    /// The reason as a phrase.
    package var text: String {
        switch self {
        case .changed(let path): "\(path) changed"
        case .manifest(let path): "\(path) changed in what it declares"
        case .manifestText(let path): "\(path) changed in white space or comments alone: those that depend on it are not affected"
        case .document(let path): "\(path) changed, which no target's build reads: those that depend on it are not affected"
        case .everything(let path, let pattern): "\(path) changed, on which everything depends (pattern \(pattern))"
        case .dependency(let package, let target, let place):
            "depends on \(target) of \(package.isEmpty ? "the root package" : package)\(place.map { " (\($0))" } ?? "")"
        }
    }
}
