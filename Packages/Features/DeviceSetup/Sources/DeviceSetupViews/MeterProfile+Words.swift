import DeviceSetup
import ViewCore

extension MeterProfile.Clock {
    /// How it stands to this computer's.
    var words: TextKey {
        switch self {
        case .none: "check.clock.none"
        case .unset: "check.clock.unset"
        case .ahead(let seconds) where abs(seconds) <= 60: "check.clock.right"
        case .ahead(let seconds): seconds > 0 ? .checkClockAhead(Self.duration(seconds)) : .checkClockBehind(Self.duration(-seconds))
        }
    }

    /// The largest unit of which there are at least two; minutes at least.
    private static func duration(_ seconds: Int) -> TextKey {
        let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400)
        if days >= 2 { return .checkDays(count: days) }
        return hours >= 2 ? .checkHours(count: hours) : .checkMinutes(count: minutes)
    }
}

extension MeterProfile {
    /// What it can do, one text for each ability that there are words for.
    var abilityWords: [TextKey] {
        abilities.map { TextKey(key: "ability.\($0)", module: "DeviceSetupViews", arguments: []) }
    }
}

extension CodeProblem {
    /// What to type.
    var words: TextKey {
        switch self {
        case .passkey: "code.passkey.problem"
        case .pin: "code.pin.problem"
        }
    }
}

extension FoundMeter.Signal {
    /// How well it is received.
    var words: TextKey {
        switch self {
        case .strong: "signal.strong"
        case .medium: "signal.medium"
        case .weak: "signal.weak"
        case .unknown: "signal.unknown"
        }
    }
}
