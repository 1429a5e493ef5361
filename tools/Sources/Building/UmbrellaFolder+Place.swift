extension UmbrellaFolder {
    /// A place of its own for products that no other build can use, such as those with counters.
    package init(root: String, place: String) {
        self.root = root
        path = "\(root)/.build/\(place)"
    }
}

extension Umbrella {
    /// The name in its manifest, which that of its tests' binary begins with.
    package static let packageName = "Umbrella"
}
