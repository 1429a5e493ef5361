/// Which two states of a repository are compared, as a person asked for it.
package struct ChangeRequest: Equatable, Sendable {
    /// The revision to compare with; nil means where the head parted from `fallbackBase`, or from the remote's default branch.
    package var base: String?
    /// Whether to compare with the commit where the head parted from `base`, instead of `base` itself; without a base, and for the working
    /// tree, from the branch that changes are made for.
    package var sinceFork: Bool
    /// The revision whose state is of interest; nil means the commit that is checked out.
    package var head: String?
    /// Whether the state of interest is the working tree: with what is neither committed nor ignored. Without a base it is then compared
    /// with the commit that is checked out.
    package var isUncommitted: Bool
    /// The branch that changes are made for, where the configuration names one.
    package var fallbackBase: String?

    /// A request; by default for the commits since the head parted from the remote's default branch.
    package init(
        base: String? = nil,
        sinceFork: Bool = false,
        head: String? = nil,
        isUncommitted: Bool = false,
        fallbackBase: String? = nil
    ) {
        self.base = base
        self.sinceFork = sinceFork
        self.head = head
        self.isUncommitted = isUncommitted
        self.fallbackBase = fallbackBase
    }
}
