/// Which edges make a graph.
package struct EdgeKinds: OptionSet, Sendable {
    /// The bits.
    package let rawValue: Int

    /// Edges of these bits.
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Edges that a manifest declares.
    package static let declared = EdgeKinds(rawValue: 1)
    /// Edges that an import makes, those that are never active left out.
    package static let imported = EdgeKinds(rawValue: 2)
    /// Plugins that a target's build uses; part of the declared ones only with this.
    package static let plugins = EdgeKinds(rawValue: 4)
    /// Everything that can make a difference to a build.
    package static let all: EdgeKinds = [.declared, .imported, .plugins]
}
