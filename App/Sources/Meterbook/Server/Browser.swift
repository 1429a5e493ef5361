import Foundation

/// The person's browser.
enum Browser {
    /// Opens a link where there is a desktop; whoever has none reads it in the terminal.
    static func open(_ link: String, variables: [String: String] = ProcessInfo.processInfo.environment) {
        guard variables["DISPLAY"] != nil || variables["WAYLAND_DISPLAY"] != nil else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/xdg-open")
        process.arguments = [link]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // Without xdg-open the link that was printed is all there is.
        try? process.run()
    }
}
