import Domain

/// What stands between two axes. Places are shares of the plot: 0 is left and bottom, 1 is right and top.
nonisolated struct Plot: Hashable {
    /// A place.
    struct Place: Hashable {
        let x: Double
        let y: Double
    }

    /// A number on an axis.
    struct Tick: Hashable {
        let place: Double
        let text: String
    }

    /// Something that is drawn.
    enum Mark: Hashable {
        /// The target range, from one height to another, with the numbers of its limits.
        case target(from: Double, to: Double, low: String, high: String)
        /// A shape between an upper and a lower edge.
        case area([Place], [Place], Look)
        /// A line through places.
        case line([Place], Look)
        /// The sign of a range at a place.
        case sign(Place, GlucoseBand)
        /// A bar from the bottom, in the colour of a range.
        case bar(from: Double, to: Double, height: Double, GlucoseBand)
        /// A sign that is no reading of a meter, such as a value of a laboratory.
        case diamond(Place)
    }

    /// How a line or a shape looks; the style sheet says what that is.
    enum Look: Hashable {
        case median, quartiles, range, day, trend
    }

    /// A part of the plot whose values are told when one points at it or moves the focus there.
    struct Stop: Hashable {
        let from: Double
        let to: Double
        let text: String
    }

    var vertical: [Tick] = []
    var horizontal: [Tick] = []
    var marks: [Mark] = []
    var stops: [Stop] = []
}
