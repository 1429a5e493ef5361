import ViewCore

/// The fields and files of a `multipart/form-data` body (RFC 7578).
nonisolated enum MultipartBody {
    private static let lineEnd: [UInt8] = [0x0D, 0x0A]

    /// The text fields in order, and the files by name. Nil where a part is broken or the last boundary is missing.
    static func parts(_ body: [UInt8], boundary: String) -> (fields: [LiveField], files: [String: UploadedFile])? {
        guard !boundary.isEmpty, boundary.utf8.count <= 70 else { return nil }
        let delimiter = lineEnd + Array("--".utf8) + Array(boundary.utf8)
        // The first delimiter has no line before it.
        var rest = (lineEnd + body)[...]
        guard let opening = firstRange(of: delimiter, in: rest) else { return nil }
        rest = rest[opening.upperBound...]
        var fields: [LiveField] = []
        var files: [String: UploadedFile] = [:]
        while !rest.starts(with: Array("--".utf8)) {
            guard fields.count + files.count < FormBody.mostFields, rest.starts(with: lineEnd) else { return nil }
            rest = rest.dropFirst(2)
            guard let end = firstRange(of: delimiter, in: rest), let part = part(rest[..<end.lowerBound]) else { return nil }
            switch part {
            case .text(let field): fields.append(field)
            case .file(let name, let file): files[name] = file
            }
            rest = rest[end.upperBound...]
        }
        return (fields, files)
    }

    private enum Part {
        case text(LiveField)
        case file(name: String, UploadedFile)
    }

    private static func part(_ bytes: ArraySlice<UInt8>) -> Part? {
        guard let split = firstRange(of: lineEnd + lineEnd, in: bytes) else { return nil }
        let header = String(decoding: bytes[..<split.lowerBound], as: UTF8.self)
        let lines = header.unicodeScalars.split(whereSeparator: { $0 == "\r" || $0 == "\n" }).map { String(String.UnicodeScalarView($0)) }
        for text in lines {
            let parts = text.utf8.split(separator: UInt8(ascii: ";"))
            guard let first = parts.first, isDisposition(first) else { continue }
            let rest = parts.dropFirst()
            guard let name = rest.compactMap({ MediaType.parameter($0, named: "name") }).first else { return nil }
            if let fileName = rest.compactMap({ MediaType.parameter($0, named: "filename") }).first {
                let content = Array(bytes[split.upperBound...])
                let type = fileName.isEmpty && content.isEmpty ? "" : contentType(lines)
                return .file(name: unescaped(name), UploadedFile(name: unescaped(fileName), contentType: type, bytes: content))
            }
            return .text(LiveField(unescaped(name), String(decoding: bytes[split.upperBound...], as: UTF8.self)))
        }
        return nil
    }

    private static func contentType(_ lines: [String]) -> String {
        lines.lazy.map { $0.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1) }
            .first { $0.count == 2 && ASCII.equalIgnoringCase(String(decoding: $0[0], as: UTF8.self), "content-type") }
            .map { String(decoding: ASCII.trimmed($0[1]), as: UTF8.self) } ?? ""
    }

    private static func isDisposition(_ text: Substring.UTF8View) -> Bool {
        let bytes = text.filter { $0 != 0x20 && $0 != 0x09 }.map(ASCII.lowercased)
        return bytes.elementsEqual("content-disposition:form-data".utf8)
    }

    /// Browsers write a quote or a line end in a name as a percent-escape (HTML, multipart form data).
    private static func unescaped(_ name: String) -> String {
        name.replacing("%22", with: "\"").replacing("%0D", with: "\r").replacing("%0A", with: "\n")
    }

    private static func firstRange(of pattern: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
        guard let first = pattern.first else { return nil }
        var start = bytes.startIndex
        while let candidate = bytes[start...].firstIndex(of: first), candidate + pattern.count <= bytes.endIndex {
            if bytes[candidate..<(candidate + pattern.count)].elementsEqual(pattern) { return candidate..<(candidate + pattern.count) }
            start = candidate + 1
        }
        return nil
    }
}
