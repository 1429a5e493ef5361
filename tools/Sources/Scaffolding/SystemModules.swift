import Foundation
import ToolSupport

/// Modules that come with a toolchain or a system: a package of the same name would hide them.
enum SystemModules {
    /// Those that some platform has, whichever machine this is.
    static let known: Set<String> = [
        "Accelerate", "Accessibility", "Android", "AppIntents", "AppKit", "AuthenticationServices", "AVFoundation", "BackgroundTasks",
        "Bionic", "Builtin", "CloudKit", "Cocoa", "Combine", "CommonCrypto", "CompilerPluginSupport", "Contacts", "CoreBluetooth",
        "CoreData", "CoreFoundation", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMedia", "CoreML", "CoreMotion", "CoreText",
        "CRT", "CryptoKit", "Cxx", "CxxStdlib", "Darwin", "Dispatch", "Distributed", "EventKit", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "GameKit", "Glibc", "HealthKit", "HomeKit", "ImageIO",
        "Intents", "JavaScriptCore", "LocalAuthentication", "MapKit", "MediaPlayer", "Metal", "Musl", "NaturalLanguage", "Network",
        "Observation", "ObjectiveC", "OSLog", "PackageDescription", "PackagePlugin", "PassKit", "PDFKit", "Photos", "PhotosUI",
        "QuartzCore", "RealityKit", "RegexBuilder", "SafariServices", "SceneKit", "Security", "Speech", "SpriteKit", "StoreKit", "Swift",
        "SwiftData", "SwiftOnoneSupport", "SwiftUI", "Synchronization", "System", "SystemConfiguration", "TabularData", "Testing",
        "UIKit", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WASILibc", "WatchConnectivity", "WatchKit", "WebKit",
        "WidgetKit", "WinSDK", "XCTest",
    ]

    /// Those and the modules of the toolchain that this process finds.
    static var all: Set<String> { known.union(toolchain()) }

    private static func toolchain() -> [String] {
        guard let compiler = ChildProcess.find("swiftc").flatMap(FileSystem.realPath) else { return [] }
        let libraries = Paths.folder(Paths.folder(compiler)) + "/lib/swift"
        return ["linux", "host", "host/plugins", "pm/ManifestAPI", "pm/PluginAPI", "android", "macosx"].flatMap { folder in
            ((try? FileSystem.list("\(libraries)/\(folder)")) ?? []).compactMap { entry in
                entry.name.hasSuffix(".swiftmodule") ? String(entry.name.dropLast(".swiftmodule".count)) : nil
            }
        }
    }
}
