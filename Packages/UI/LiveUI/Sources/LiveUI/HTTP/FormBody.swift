import ViewCore

/// The fields and files of a form that was sent without the script.
nonisolated enum FormBody {
    /// The most fields that are read; a form of this app has far fewer.
    static let mostFields = 1000

    /// The fields by name, values in order, and the files by name. Nil where the body is not what its type says.
    static func value(_ body: [UInt8], type: MediaType) -> EventValue? {
        switch type.essence {
        case "application/x-www-form-urlencoded": EventValue(fields: grouped(urlencoded(body)))
        case "multipart/form-data":
            type.boundary.flatMap { MultipartBody.parts(body, boundary: $0) }.map { parts in
                EventValue(fields: grouped(parts.fields), files: parts.files)
            }
        default: nil
        }
    }

    private static func urlencoded(_ body: [UInt8]) -> [LiveField] {
        body.split(separator: UInt8(ascii: "&"), maxSplits: mostFields).prefix(mostFields).map { pair in
            let halves = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            return LiveField(decoded(halves[0]), halves.count == 2 ? decoded(halves[1]) : "")
        }
    }

    private static func decoded(_ text: some Collection<UInt8>) -> String {
        String(decoding: PercentEncoding.decode(text, plusIsSpace: true), as: UTF8.self)
    }

    private static func grouped(_ fields: [LiveField]) -> [String: [String]] {
        Dictionary(fields.map { ($0.name, [$0.value]) }, uniquingKeysWith: +)
    }
}
