import Common
import Foundation
import RemoteConfiguration

/// Reads what a document says of one flag.
struct FlagReader {
    private static let mostInstallations = 1_000
    private static let mostVariants = 10

    let place: String
    let node: JSONNode

    /// The rule. Throws `RemoteConfigurationError` for what none may have.
    func rule() throws(RemoteConfigurationError) -> FlagRule {
        guard let members = node.object else { throw .value(place, expected: "an object with a “stage”") }
        let stage: RolloutStage
        let own: [String]
        switch members["stage"]?.text {
        case "off": (stage, own) = (.off, [])
        case "installations": (stage, own) = (.installations(try installations(members["installations"])), ["installations"])
        case "percentage": (stage, own) = (.share(try share(members["percentage"], at: "\(place).percentage")), ["percentage"])
        case "all": (stage, own) = (.all, [])
        default: throw .value("\(place).stage", expected: "off, installations, percentage or all")
        }
        try RemoteDocument.checkKeys(of: members, at: place, known: ["stage"] + own + ["variants", "//"])
        return FlagRule(stage: stage, variants: try variants(members["variants"]))
    }

    private func installations(_ node: JSONNode?) throws(RemoteConfigurationError) -> Set<UUID> {
        let expected = "a list of at most \(Self.mostInstallations) installations, as the log names them at the start"
        guard case .array(let elements)? = node, elements.count <= Self.mostInstallations else {
            throw .value("\(place).installations", expected: expected)
        }
        let list = elements.compactMap { $0.text.flatMap { UUID(uuidString: $0) } }
        guard list.count == elements.count else { throw .value("\(place).installations", expected: expected) }
        return Set(list)
    }

    /// Hundredths of a per cent.
    private func share(_ node: JSONNode?, at place: String) throws(RemoteConfigurationError) -> Int {
        guard case .number(let percentage)? = node, (0...100).contains(percentage) else {
            throw .value(place, expected: "a percentage from 0 to 100 with at most two decimals")
        }
        let share = (percentage * 100).rounded()
        guard abs(share - percentage * 100) < 1e-6 else {
            throw .value(place, expected: "a percentage from 0 to 100 with at most two decimals")
        }
        return Int(share)
    }

    private func variants(_ node: JSONNode?) throws(RemoteConfigurationError) -> [FlagRule.Variant] {
        guard let node else { return [] }
        let place = "\(place).variants"
        guard let members = node.object, (1...Self.mostVariants).contains(members.count), members.keys.allSatisfy(RemoteDocument.isName)
        else {
            throw .value(place, expected: "an object of 1 to \(Self.mostVariants) variants and their percentages")
        }
        var variants: [FlagRule.Variant] = []
        for (name, node) in members.sorted(by: { $0.key < $1.key }) {
            variants.append(FlagRule.Variant(name: name, share: try share(node, at: "\(place).\(name)")))
        }
        guard variants.reduce(0, { $0 + $1.share }) == 10_000 else { throw .value(place, expected: "percentages that make 100 together") }
        return variants
    }
}
