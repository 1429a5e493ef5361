import IntegrationSupport
import Testing

extension CommandLineRun {
    /// Expects a failure as a person should meet it: the documented exit code, one line that names what matters, nothing on standard output.
    func expectOneClearLine(
        exitCode: Int32, naming words: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(self.exitCode == exitCode, "\(self)", sourceLocation: sourceLocation)
        #expect(errorLines.count == 1, "one line, please: \(self)", sourceLocation: sourceLocation)
        for word in words {
            #expect(standardError.contains(word), "\"\(word)\" should be named: \(self)", sourceLocation: sourceLocation)
        }
        #expect(standardOutput.isEmpty, "\(self)", sourceLocation: sourceLocation)
        for trace in ["Fatal error", "Stack dump", "Thread 0", "0x0000", "Error Domain", "NSError"] {
            #expect(!standardError.contains(trace), "\(self)", sourceLocation: sourceLocation)
        }
    }
}
