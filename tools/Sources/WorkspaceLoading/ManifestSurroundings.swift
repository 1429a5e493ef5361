import SourceFacts

/// What the answer of a manifest depends on besides its own text, judged by the words that it uses.
struct ManifestSurroundings: Equatable, Sendable {
    /// Names of variables of the environment that it may ask for, sorted.
    var variables: [String] = []
    /// Whether it may look at any variable.
    var readsWholeEnvironment = false
    /// Whether it looks at where it lies.
    var readsItsFolder = false
    /// Whether it may look at files, at git, at the clock or at chance: its answer then holds for one moment alone.
    var readsTheWorld = false

    /// Whether the answer is not fixed by the text alone.
    var isAny: Bool { !variables.isEmpty || readsWholeEnvironment || readsItsFolder || readsTheWorld }

    /// Words of Foundation and of C by which code sees more than its own text.
    private static let worldly: Set<String> = [
        "Bundle", "Data", "Date", "DispatchTime", "FileHandle", "FileManager", "Host", "NSData", "NSDictionary", "NSHomeDirectory",
        "NSString", "NSTemporaryDirectory", "Process", "SystemRandomNumberGenerator", "ContinuousClock", "URL", "URLSession", "UUID",
        "access", "arc4random", "clock_gettime", "contentsOfFile", "fileURLWithPath", "fopen", "getcwd", "gethostname", "getuid",
        "gitInformation",
        "glob", "lstat", "open", "opendir", "popen", "random", "readLine", "readlink", "realpath", "stat", "system", "time", "uname",
    ]

    init() {}

    init(_ bytes: [UInt8]) {
        let facts = FileFacts(swift: bytes)
        let harmless: Set<String> = ["PackageDescription", "CompilerPluginSupport"]
        let isPure = facts.imports.allSatisfy { harmless.contains($0.module) }
        let usesContext = facts.words.contains("Context")
        readsItsFolder =
            usesContext && facts.words.contains("packageDirectory") || facts.words.contains("filePath") || facts.words.contains("file")
        readsTheWorld =
            usesContext && facts.words.contains("gitInformation") || facts.words.contains("random") || facts.words.contains("readLine")
            || !isPure && Self.worldly.contains(where: facts.words.contains)
        guard usesContext || !isPure else { return }
        guard facts.words.contains("environment") || facts.words.contains("getenv") else { return }
        let named = facts.strings.map(\.value).filter(Self.isVariable)
        readsWholeEnvironment = named.isEmpty || Self.usesEnvironmentAsAWhole(bytes)
        variables = Set(named).sorted()
    }

    /// Whether `environment` stands anywhere but before a subscript.
    private static func usesEnvironmentAsAWhole(_ bytes: [UInt8]) -> Bool {
        let tokens = CodeTokens(bytes)
        return (0..<tokens.count).contains { index in
            guard tokens.isText(index, "environment") else { return false }
            var next = index + 1
            while tokens.isText(next, "?") || tokens.isText(next, "!") { next += 1 }
            return !tokens.isText(next, "[")
        }
    }

    private static func isVariable(_ text: String) -> Bool {
        guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
        return text.utf8.allSatisfy { $0 == 0x5F || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) }
    }
}
