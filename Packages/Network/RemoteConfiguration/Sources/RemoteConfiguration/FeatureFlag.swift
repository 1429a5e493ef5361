/// Something of the app that may be there or not, by a name that never changes.
public struct FeatureFlag: Hashable, Sendable {
    /// The name in the document: small letters, digits, dots and hyphens, 64 of them at most.
    public let name: String
    /// Who has it as long as no document says otherwise.
    public let defaultStage: RolloutStage

    /// Names a flag.
    public init(_ name: String, default defaultStage: RolloutStage) {
        self.name = name
        self.defaultStage = defaultStage
    }
}
