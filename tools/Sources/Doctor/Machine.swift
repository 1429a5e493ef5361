import Foundation
import ToolSupport

/// What is asked of the machine; replaced in tests.
package struct Machine: Sendable {
    /// The path of a program; nil where it is not on PATH.
    package var find: @Sendable (String) -> String?
    /// What a program prints when it ends well; nil where it does not, or takes longer than a minute.
    package var output: @Sendable ([String]) -> String?
    /// Whether a file can be made in a folder, which is made for it where it is missing.
    package var canWrite: @Sendable (String) -> Bool
    /// Whether there is something at a path.
    package var exists: @Sendable (String) -> Bool

    /// A machine.
    package init(
        find: @escaping @Sendable (String) -> String?,
        output: @escaping @Sendable ([String]) -> String?,
        canWrite: @escaping @Sendable (String) -> Bool,
        exists: @escaping @Sendable (String) -> Bool
    ) {
        self.find = find
        self.output = output
        self.canWrite = canWrite
        self.exists = exists
    }

    /// The one that this process runs on.
    package static let current = Machine(
        find: { ChildProcess.find($0) },
        output: { words in
            guard let program = words.first,
                let result = try? ChildProcess(program, Array(words.dropFirst()), timeout: .seconds(60)).run(), result.isSuccess
            else { return nil }
            return result.outputText.isEmpty ? result.errorText : result.outputText
        },
        canWrite: { folder in
            // A folder that is not there yet is as good as the nearest one above it.
            var place = folder
            while !place.isEmpty, FileStatus(place) == nil { place = Paths.folder(place) }
            return FileStatus(place)?.kind == .folder && access(place, W_OK | X_OK) == 0
        },
        exists: { FileStatus($0) != nil }
    )
}
