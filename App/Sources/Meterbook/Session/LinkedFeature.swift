/// A feature in this process: what its sessions share is there, and each session can have its part.
@MainActor
struct LinkedFeature {
    /// Which feature it is.
    let type: any FeatureSection.Type
    /// Makes the part of a session.
    let make: @MainActor (SessionScope) -> any FeatureSection

    /// Makes what the feature's sessions share.
    init<Section: FeatureSection>(_ type: Section.Type, _ dependencies: AppDependencies) {
        self.init(type, services: Section.services(dependencies))
    }

    /// Takes what the feature's sessions share.
    init<Section: FeatureSection>(_ type: Section.Type, services: Section.Services) {
        self.type = type
        make = { Section(services: services, scope: $0) }
    }
}
