public import Foundation

/// Finds the resources that SwiftPM copies beside a binary, wherever that binary has been moved.
///
/// A target's resources lie in a folder `<Package>_<Target>.resources` beside the executable (symbolic links resolved), or, in an
/// installed app, in `../share/meterbook` of the folder that holds it.
public struct ResourceLocator: Sendable {
    /// A resource that is in none of the places looked at.
    public struct NotFound: Error, Equatable, Sendable, CustomStringConvertible {
        /// The resource, as `*_<Target>.resources/<path>`.
        public let resource: String
        /// The folders that were looked at.
        public let searched: [String]

        /// English, for logs and the command line.
        public var description: String {
            "the resource \(resource) is missing; looked in \(searched.joined(separator: " and ")); reinstall the app or build it again"
        }
    }

    private let folders: [URL]

    /// Looks in the given folders, in order.
    public init(folders: [URL]) {
        self.folders = folders
    }

    /// Looks beside an executable and in its installation's `share/meterbook`.
    public init(executable: URL) {
        let folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
        let share = folder.deletingLastPathComponent().appendingPathComponent("share/meterbook")
        self.init(folders: [folder, share])
    }

    /// The resources of the running process.
    public static var ofThisProcess: ResourceLocator {
        ResourceLocator(executable: URL(fileURLWithPath: "/proc/self/exe"))
    }

    /// The folder of a target's resources, whichever package built it. Throws `NotFound`.
    public func folder(ofTarget target: String) throws(NotFound) -> URL {
        let suffix = "_\(target).resources"
        for folder in folders {
            guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { continue }
            if let name = entries.filter({ $0.hasSuffix(suffix) }).min() { return folder.appendingPathComponent(name) }
        }
        throw NotFound(resource: "*\(suffix)", searched: folders.map(\.path))
    }

    /// One file of a target's resources. Throws `NotFound`.
    public func file(_ path: String, ofTarget target: String) throws(NotFound) -> URL {
        let file = try folder(ofTarget: target).appendingPathComponent(path)
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw NotFound(resource: "*_\(target).resources/\(path)", searched: folders.map(\.path))
        }
        return file
    }
}
