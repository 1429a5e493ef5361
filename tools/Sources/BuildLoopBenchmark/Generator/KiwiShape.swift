/// What a generated repository of features is like. The same shape gives the same files on every machine.
package struct KiwiShape: Equatable, Sendable {
    /// How a feature's code is cut into modules.
    package enum Layout: String, Sendable, CaseIterable {
        /// Foo, FooViews and FooImplementation, each a target; FooMocks and FooTests besides.
        case kiwi
        /// Views are part of FooImplementation: two targets a feature.
        case twoTargets
        /// Interface, views and implementation are one target.
        case oneTarget
        /// As `kiwi`, with a dynamic library of each feature and of each package below them.
        case dynamic
        /// Everything that App links is one module.
        case oneModule
    }

    /// Number of features, 1 or more.
    package var features: Int
    /// The layout.
    package var layout: Layout
    /// What the views are drawn from.
    package var seed: UInt64
    /// Files of views in a feature, 1 … 8.
    package var viewFiles: Int
    /// Lines of a file of views.
    package var viewLines: ClosedRange<Int>

    /// A shape; five files of 50 to 300 lines of views a feature unless told otherwise.
    package init(
        features: Int, layout: Layout = .kiwi, seed: UInt64 = 1, viewFiles: Int = 5, viewLines: ClosedRange<Int> = 50...300
    ) {
        self.features = max(1, features)
        self.layout = layout
        self.seed = seed
        self.viewFiles = min(8, max(1, viewFiles))
        self.viewLines = viewLines
    }

    /// The names of the features, in order.
    package var featureNames: [String] {
        (0..<features).map { index in
            let word = Self.words[index % Self.words.count]
            return index < Self.words.count ? word : "\(word)\(index / Self.words.count + 1)"
        }
    }

    /// The feature whose interface another one uses: every third uses the one before it.
    func linkedFeature(of index: Int) -> String? {
        index % 3 == 2 ? featureNames[index - 1] : nil
    }

    static let components = ["Rows", "Summary", "Filters", "History", "Totals", "People", "Notes", "Detail"]

    private static let words = [
        "Orders", "Basket", "Catalog", "Invoices", "Journal", "Places", "Messages", "Photos", "Alarms", "Travel",
        "Library", "Recipes", "Workouts", "Budget", "Contacts", "Contracts", "Meters", "Tickets", "Weather", "Garden",
    ]
}
