extension MeterQuirks {
    /// What a meter tells about itself, as the table looks at it.
    struct MeterDescription {
        let manufacturer: String?
        let model: String?
        let name: String

        /// Whether the manufacturer begins with one of these words or the advertised name does, in either case.
        func isOne(of words: String...) -> Bool {
            words.contains { word in
                [manufacturer, name].contains { $0?.lowercased().hasPrefix(word) == true }
            }
        }

        /// The model as a number, as Accu-Chek meters tell it.
        var modelNumber: Int? { model.flatMap(Int.init) }
    }

    /// One vendor.
    struct Vendor: Sendable {
        let name: String
        let applies: @Sendable (MeterDescription) -> Bool
        let quirks: @Sendable (MeterDescription) -> MeterQuirks
    }

    /// The vendors, the first that applies counts. Contour meters (Ascensia, Bayer) are not in it: they keep to the profile and are read
    /// from the cursor on; their own service 00000000-0002-11e2-… is not used.
    static let table = [roche, foraCare, iSens, taiDoc, yuwell]

    /// Accu-Chek: Date Time inside the Glucose service as clock, a model number only. Sources: Tidepool's uploader, xDrip#208.
    static let roche = Vendor(name: "Roche", applies: { $0.isOne(of: "roche", "accu-chek", "meter+") }) { meter in
        var quirks = MeterQuirks()
        quirks.productName = productNames.first { $0.models.contains(meter.modelNumber ?? -1) }?.name
        quirks.range = quirks.productName == instant ? .from10 : .from20
        return quirks
    }

    /// ForaCare TN'G Voice: tells no manufacturer and the words “Model Number”; delta requests are answered wrongly; a full memory (450) ends
    /// with a made-up HI in 2037. Source: Tidepool's uploader.
    static let foraCare = Vendor(name: "ForaCare", applies: { $0.manufacturer == nil && $0.model == "Model Number" }) { _ in
        var quirks = MeterQuirks()
        quirks.readsAll = true
        quirks.madeUpYear = 2037
        return quirks
    }

    /// i-SENS CareSens, also sold as ReliOn: a clock of its own. Its firmware sends a month 13, which is an unknown time. Sources: Tidepool's
    /// ble-glucose and uploader, xDrip.
    static let iSens = Vendor(name: "i-SENS", applies: { $0.isOne(of: "i-sens", "isens", "caresens", "relion") }) { _ in
        var quirks = MeterQuirks()
        quirks.clock = .vendor
        return quirks
    }

    /// TaiDoc, also sold as Diamond Mini and DM30b: sequence 0 is the newest record, no clock, no context. Source: xDrip.
    static let taiDoc = Vendor(name: "TaiDoc", applies: { $0.isOne(of: "taidoc", "diamond mini", "dm30b") }) { _ in
        var quirks = MeterQuirks()
        quirks.countsFromNewest = true
        quirks.clock = .none
        return quirks
    }

    /// Yuwell: “all” is sometimes answered with no records while first and last work. Source: IOS-nRF-Toolbox#44.
    static let yuwell = Vendor(name: "Yuwell", applies: { $0.isOne(of: "yuwell") }) { _ in
        var quirks = MeterQuirks()
        quirks.doubtsEmptyMemory = true
        return quirks
    }

    private static let instant = "Accu-Chek Instant"

    /// Model numbers of Accu-Chek meters. Source: Tidepool's uploader.
    private static let productNames: [(models: ClosedRange<Int>, name: String)] = [
        (483...502, "Accu-Chek Aviva Connect"),
        (685...685, "Accu-Chek Aviva Connect"),
        (897...905, "Accu-Chek Guide Me"),
        (921...932, "Accu-Chek Guide"),
        (958...965, instant),
        (972...980, instant),
    ]
}
