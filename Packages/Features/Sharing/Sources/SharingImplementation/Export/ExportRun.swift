import Domain

/// One file being written: never more than a page of readings in memory.
actor ExportRun {
    private var file: any ExportFile
    private var pages: ReadingPages
    /// The first page, which is read before anything is handed over, so that most failures come early.
    private var first: [Reading]?
    private var hasBegun = false
    private var hasEnded = false

    init(file: any ExportFile, pages: ReadingPages) {
        self.file = file
        self.pages = pages
    }

    func begin() async throws {
        first = try await readPage()
    }

    /// The next bytes of the file; nil at its end.
    func next() async throws -> [UInt8]? {
        guard !hasEnded else { return nil }
        guard hasBegun else {
            hasBegun = true
            return try file.beginning()
        }
        if let readings = try await nextPage() { return try file.bytes(of: readings) }
        hasEnded = true
        return try file.ending()
    }

    private func nextPage() async throws -> [Reading]? {
        if let page = first {
            first = nil
            return page
        }
        return try await readPage()
    }

    private func readPage() async throws -> [Reading]? {
        // A copy is read from: an actor's own property cannot be lent across a suspension.
        var pages = pages
        let page = try await pages.next()
        self.pages = pages
        return page
    }
}
