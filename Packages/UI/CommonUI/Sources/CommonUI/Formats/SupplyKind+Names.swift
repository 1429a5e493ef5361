public import Domain
public import ViewCore

extension SupplyKind {
    /// What the supply is called: "Test strips".
    nonisolated public var title: TextKey {
        let name =
            switch self {
            case .testStrips: "supply.testStrips"
            case .ketoneStrips: "supply.ketoneStrips"
            case .lancets: "supply.lancets"
            case .controlSolution: "supply.controlSolution"
            case .sensors: "supply.sensors"
            case .accessories: "supply.accessories"
            }
        return TextKey(key: name, module: "CommonUI", arguments: [])
    }

    /// So many of it, with the word for one of it: "50 strips".
    nonisolated public func counted(_ count: Int) -> TextKey {
        switch self {
        case .testStrips, .ketoneStrips: .suppliesStrips(count: count)
        case .lancets: .suppliesLancets(count: count)
        case .controlSolution: .suppliesBottles(count: count)
        case .sensors: .suppliesSensors(count: count)
        case .accessories: .suppliesPieces(count: count)
        }
    }
}
