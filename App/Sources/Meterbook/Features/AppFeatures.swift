/// The features of the app.
@MainActor
enum AppFeatures {
    /// Every feature. One line each, sorted, so that two teams that add a feature do not meet.
    static let all: [any FeatureSection.Type] = [
        CartWiring.self,
        CatalogWiring.self,
        DeviceSetupWiring.self,
        DeviceSyncWiring.self,
        ForceUpdateWiring.self,
        InsightsWiring.self,
        LogbookWiring.self,
        MoreWiring.self,
        OrdersWiring.self,
        ProfileWiring.self,
        SensorLogbookWiring.self,
        SettingsWiring.self,
        SharingWiring.self,
        UsageWiring.self,
    ]

    /// Whether there is a feature in which a person adds a device.
    static let canAddDevices = all.contains { $0 is any DeviceAdding.Type }

    /// Where a person sees which steps of theirs are kept; nil where no feature shows that.
    static let usagePrefix = all.first { $0 is any UsageShowing.Type }?.prefix

    /// What takes orders of the basket; nil where no feature does that.
    static let orderTaking = all.lazy.compactMap { $0 as? any OrderTaking.Type }.first
    /// Where a person sets what the app does; nil where no feature shows that.
    static let settingsPrefix = all.first { $0 is any SettingsShowing.Type }?.prefix

    /// The modules whose words pages show.
    static let modulesWithStrings: [String] = ["CommonUI", "LiveUI", "Meterbook", "ViewCore"] + all.flatMap { $0.modulesWithStrings }
}
