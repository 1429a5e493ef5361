/// Modules that come with toolchains and systems, so that an import of one needs no dependency.
enum SystemModules {
    /// Whether a module is one of them. Frameworks of Apple's systems are known by name where they are common; the list only keeps
    /// findings from being withheld.
    static func contains(_ name: String) -> Bool {
        names.contains(name) || name.hasPrefix("_")
    }

    private static let names: Set<String> = [
        "Accelerate", "Accessibility", "AVFoundation", "AVKit", "AppIntents", "AppKit", "AuthenticationServices", "BackgroundTasks",
        "Builtin", "CFNetwork", "CRT", "Carbon", "CloudKit", "Cocoa", "Combine", "CommonCrypto", "Compression", "Contacts", "CoreBluetooth",
        "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion",
        "CoreServices", "CoreSpotlight", "CoreText", "CryptoKit", "Cxx", "Darwin", "Dispatch", "Distributed", "Foundation",
        "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "GameKit", "Glibc",
        "ImageIO", "IOKit", "Intents", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
        "MessageUI", "Metal", "MetalKit", "MetricKit", "MobileCoreServices", "Musl", "NaturalLanguage", "Network", "NotificationCenter",
        "OSLog", "Observation", "ObjectiveC", "PDFKit", "PackageDescription", "PackagePlugin", "Photos", "PhotosUI", "PlaygroundSupport",
        "QuartzCore", "QuickLook", "RegexBuilder", "SafariServices", "SceneKit", "Security", "ServiceManagement", "Social", "Speech",
        "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftShims", "SwiftUI", "Synchronization", "SystemConfiguration", "SystemPackage",
        "TabularData", "Testing", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "VideoToolbox", "Vision", "WASILibc",
        "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "WinSDK", "XCTest", "os", "simd", "sqlite3", "ucrt", "zlib",
    ]
}
