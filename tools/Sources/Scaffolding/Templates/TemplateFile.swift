import Foundation
import ToolSupport

/// One file of a template: a path and a text with `{{Placeholders}}`.
struct TemplateFile: Sendable {
    /// The path below the folder that the template fills.
    let path: String
    /// The content.
    let text: String

    init(_ path: String, _ text: String) {
        self.path = path
        self.text = text
    }

    /// The file with values for its placeholders, below a folder; imports in their order. A placeholder without a value stays as it is.
    func rendered(_ values: [String: String], in folder: String) -> RenderedFile {
        let path = Self.fill(path, values)
        let text = Self.fill(text, values)
        let isSource = Paths.fileExtension(path) == "swift" && Paths.name(path) != "Package.swift"
        return RenderedFile(path: Paths.joined(folder, path), text: isSource ? ImportOrder.sorted(text) : text)
    }

    private static func fill(_ text: String, _ values: [String: String]) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "{{") {
            result += rest[..<start.lowerBound]
            rest = rest[start.upperBound...]
            guard let end = rest.range(of: "}}"), let value = values[String(rest[..<end.lowerBound])] else {
                result += "{{"
                continue
            }
            result += value
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}

/// A file to be written.
package struct RenderedFile: Equatable, Sendable {
    /// The path, relative to the root.
    package var path: String
    /// The content.
    package var text: String

    /// A file.
    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
