import CommonUI
import DeviceSetup
import Domain
import ViewCore

extension DeviceSetupRoute {
    /// The title of the screen, for a kind of device.
    func title(for kind: DeviceKind) -> TextKey {
        switch self {
        case .choose: "choose.title"
        case .find: "find.title"
        case .pair: kind.words(meter: "pair.title", sensor: "pair.title.sensor")
        case .check: kind.words(meter: "check.title", sensor: "check.title.sensor")
        case .firstSync: "firstSync.title"
        case .done: kind.words(meter: "done.title", sensor: "done.title.sensor")
        }
    }

    /// The name of the step, in a word or two.
    var name: TextKey {
        switch self {
        case .choose: "step.choose"
        case .find: "step.find"
        case .pair: "step.pair"
        case .check: "step.check"
        case .firstSync: "step.firstSync"
        case .done: "step.done"
        }
    }

    /// The way back to the screen before.
    @MainActor var backLink: BackLink? {
        previous.map { BackLink($0.name, value: $0) }
    }

    /// What helps on the screen, a paragraph each.
    var help: [TextKey] {
        switch self {
        case .choose: ["help.choose.which", "help.choose.any"]
        case .find: ["help.find.ready", "help.find.near", "help.find.others"]
        case .pair: ["help.pair.code", "help.pair.wrong", "help.pair.late"]
        case .check: ["help.check.what", "help.check.clock"]
        case .firstSync: ["help.firstSync.long", "help.firstSync.stop"]
        case .done: ["help.done.automatic"]
        }
    }
}
