import Foundation
import ToolSupport

/// The repository that the tool lies in. A copy of the tool alone has none; what is tested on the whole of it is left out there.
package enum SurroundingRepository {
    /// Its absolute path, links resolved.
    package static let root = Paths.normalized((FileSystem.realPath(#filePath) ?? #filePath) + "/../../../..")
    /// Whether it is there.
    package static let isThere = FileStatus("\(root)/.agents/recipes") != nil && FileStatus("\(root)/App/Package.swift") != nil
}
