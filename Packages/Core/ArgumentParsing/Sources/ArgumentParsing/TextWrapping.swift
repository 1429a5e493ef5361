/// Plain text in columns, the same on every machine.
enum TextWrapping {
    /// Breaks a text at spaces into lines no longer than `width`, where a word allows it.
    static func lines(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// Paragraphs between empty lines are wrapped; lines that begin with a space stay as they are.
    static func paragraphs(_ text: String, width: Int) -> [String] {
        var result: [String] = []
        var paragraph: [Substring] = []
        func flush() {
            result += lines(paragraph.joined(separator: " "), width: width)
            paragraph = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty || line.first == " " {
                flush()
                result.append(String(line))
            } else {
                paragraph.append(line)
            }
        }
        flush()
        return result
    }

    /// A label on the left, its text wrapped on the right; a long label gets a line of its own.
    static func row(_ label: String, _ text: String, labelWidth: Int, width: Int) -> [String] {
        let indent = "  "
        let margin = String(repeating: " ", count: labelWidth + 4)
        let right = lines(text, width: max(width - margin.count, 20))
        guard let first = right.first else { return [indent + label] }
        let rest = right.dropFirst().map { margin + $0 }
        if label.count > labelWidth { return [indent + label, margin + first] + rest }
        let padding = String(repeating: " ", count: labelWidth - label.count + 2)
        return [indent + label + padding + first] + rest
    }
}
