/// What a document says of a flag.
package struct FlagRule: Hashable, Sendable {
    /// A form that a feature may have, for a share of those who have it.
    package struct Variant: Hashable, Sendable {
        /// What it is called.
        package let name: String
        /// In hundredths of a per cent; those of all variants make 10,000.
        package let share: Int

        /// Makes a variant.
        package init(name: String, share: Int) {
            self.name = name
            self.share = share
        }
    }

    /// Who has it.
    package let stage: RolloutStage
    /// The forms that it has, by name in order; none for most.
    package let variants: [Variant]

    /// Makes a rule.
    package init(stage: RolloutStage, variants: [Variant] = []) {
        self.stage = stage
        self.variants = variants
    }
}
