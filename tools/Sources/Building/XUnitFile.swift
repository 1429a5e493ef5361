import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Results in the form that continuous integration reads.
package enum XUnitFile {
    /// The results in a file's text; nil where it is not whole, as after a crash.
    package static func parse(_ bytes: [UInt8]) -> [TestResult]? {
        let reader = XUnitReader()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = reader
        return parser.parse() && reader.isWhole ? reader.results : nil
    }

    /// A file of results, by type and name, with those that are missing as failures.
    package static func text(_ results: [TestResult], missing: [String]) -> String {
        let lost = missing.map { name in
            let cut = name.lastIndex(of: "/") ?? name.firstIndex(of: ".") ?? name.startIndex
            let type = name[..<cut].map { $0 == "/" ? "." : String($0) }.joined()
            return TestResult(
                type: type, name: String(name[cut...].dropFirst()), time: 0,
                outcome: .failed(["The test has no result: the run ended before it, or it was never run."]))
        }
        let all = (results + lost).sorted { ($0.type, $0.name) < ($1.type, $1.name) }
        let failures = all.filter(\.isFailure).count
        let skipped = all.filter { if case .skipped = $0.outcome { true } else { false } }.count
        let time = all.reduce(0) { $0 + $1.time }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
              <testsuite name="TestResults" errors="0" tests="\(all.count)" failures="\(failures)" skipped="\(skipped)" time="\(time)">
            \(all.map(text(of:)).joined())  </testsuite>
            </testsuites>

            """
    }

    private static func text(of result: TestResult) -> String {
        let head = "    <testcase classname=\"\(escape(result.type))\" name=\"\(escape(result.name))\" time=\"\(result.time)\""
        switch result.outcome {
        case .passed: return head + " />\n"
        case .skipped(let reason): return head + ">\n      <skipped>\(escape(reason))</skipped>\n    </testcase>\n"
        case .failed(let messages):
            let lines = messages.isEmpty ? [""] : messages
            return head + ">\n" + lines.map { "      <failure message=\"\(escape($0))\"></failure>\n" }.joined() + "    </testcase>\n"
        }
    }

    /// Text for an attribute or an element; characters that XML cannot hold become spaces.
    private static func escape(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case _ where scalar.value < 0x20 && scalar != "\t" || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

private final class XUnitReader: NSObject, XMLParserDelegate {
    private(set) var results: [TestResult] = []
    /// Whether the outermost element has ended; the parser takes a text that merely stops for a whole one.
    private(set) var isWhole = false
    private var depth = 0
    private var text = ""

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]
    ) {
        text = ""
        depth += 1
        switch name {
        case "testcase":
            results.append(
                TestResult(
                    type: attributes["classname"] ?? "", name: attributes["name"] ?? "",
                    time: attributes["time"].flatMap { Double($0) } ?? 0,
                    outcome: .passed))
        case "failure", "error":
            guard let last = results.indices.last else { return }
            let message = attributes["message"] ?? ""
            if case .failed(let messages) = results[last].outcome {
                results[last].outcome = .failed(messages + [message])
            } else {
                results[last].outcome = .failed([message])
            }
        default: break
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        text += string
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        depth -= 1
        if depth == 0 { isWhole = true }
        if name == "skipped", let last = results.indices.last { results[last].outcome = .skipped(text) }
    }
}
