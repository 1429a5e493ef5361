/// The features of the app. One line each, sorted, so that two teams that add a feature do not meet.
@MainActor
enum AppFeatures {
    /// The sections of a session, in the order of the navigation bar.
    static let sections: [any FeatureSection.Type] = [
        LogbookWiring.self,
        DeviceSyncWiring.self,
    ]

    /// The modules whose words pages show.
    static let modulesWithStrings = [
        "CommonUI",
        "DeviceSyncViews",
        "LiveUI",
        "LogbookViews",
        "Meterbook",
    ]
}
