extension ProcessResult {
    /// A program that ended without having written anything.
    package init(ending: Ending) {
        self.init(ending: ending, output: [], errors: [])
    }
}
