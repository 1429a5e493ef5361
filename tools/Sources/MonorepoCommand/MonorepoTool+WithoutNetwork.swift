import Building

extension MonorepoTool {
    /// Where the process's command line is one by which the tool runs another program without a network, becomes that program; returns
    /// what to exit with where that fails, and nil for every other command line. It must be called before anything starts a thread.
    package static func becomeProgramWithoutNetwork() -> Int32? {
        let words = CommandLine.arguments.dropFirst()
        guard words.first == NetworkIsolation.word else { return nil }
        return NetworkIsolation.become(Array(words.dropFirst()))
    }
}
