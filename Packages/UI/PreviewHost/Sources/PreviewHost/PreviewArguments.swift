/// What the program was started with.
nonisolated struct PreviewArguments: Equatable {
    /// Says what can be typed.
    static let usage = """
        usage: [--port N] [--until-input-ends] [--list]
          --port N            where to listen; any free port unless given
          --until-input-ends  end when standard input does, as it does with the program that holds it
          --list              print the names of the previews and end
        """

    /// Where to listen; 0 for any free port.
    var port = 0
    /// Whether to end with standard input.
    var endsWithInput = false
    /// Whether to print names only.
    var listsOnly = false

    init() {}

    /// Reads the words after the program's name; nil where they are not understood.
    init?(_ words: [String]) {
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--until-input-ends": endsWithInput = true
            case "--list": listsOnly = true
            case "--port":
                guard let number = rest.popFirst().flatMap({ Int($0) }), (0...65535).contains(number) else { return nil }
                port = number
            default: return nil
            }
        }
    }
}
