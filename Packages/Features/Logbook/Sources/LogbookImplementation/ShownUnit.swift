import Domain
import Preferences

/// The unit in which glucose is shown: the one that the person chose, or that of each reading's own meter.
struct ShownUnit {
    let preference: UnitPreference

    /// The unit of one reading.
    func unit(of reading: Reading) -> GlucoseUnit {
        unit(measured: reading.result.unit)
    }

    /// The unit of figures about readings, newest first: as measured, that of the newest number.
    func unit(ofFigures readings: [Reading]) -> GlucoseUnit {
        unit(measured: readings.lazy.compactMap(\.result.glucose?.unit).first)
    }

    private func unit(measured: GlucoseUnit?) -> GlucoseUnit {
        switch preference {
        case .always(let unit): unit
        case .asMeasured: measured ?? .milligramsPerDeciliter
        }
    }
}
