/// What a module's name means in the sources of one target.
package enum ModuleResolution: Hashable, Sendable {
    /// The target itself.
    case own
    /// Another target of the workspace, whether or not it is declared as a dependency.
    case target(TargetID)
    /// A product, of the module's name, of a package that is not in the workspace; some target of the workspace declares it.
    case external(ExternalProduct)
    /// Neither: a module of the toolchain or the system, or one of an external product of another name.
    case unknown
}
