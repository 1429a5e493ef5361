import DeviceSetup
import DeviceSetupMocks
import DeviceSync
import DeviceSyncMocks
import Testing

@testable import DeviceSetupImplementation

/// The rules of the setup as a table: where it is, what happens, what is done, and where it is then.
struct SetupMachineTests {
    /// One row: the events that lead to where the setup is, the event, what follows.
    struct Row: CustomTestStringConvertible, Sendable {
        let name: String
        let before: [SetupEvent]
        let event: SetupEvent
        let effects: [SetupEffect]
        let phase: SetupState.Phase

        var testDescription: String { name }
    }

    @Test(arguments: Row.all)
    func whatFollowsIsWhatTheTableSays(row: Row) {
        var machine = SetupMachine()
        for event in row.before { _ = machine.handle(event) }
        #expect(machine.handle(row.event) == row.effects)
        #expect(machine.state.phase == row.phase)
    }

    @Test func aMeterThatIsSeenAgainKeepsItsPlace() {
        var machine = makeSubject([.chose(.accuChek), .seen(SetupFixtures.meter), .seen(SetupFixtures.knownMeter)])
        let nearer = FoundMeter(address: SetupFixtures.meter.address, name: "New name", signal: .weak)
        _ = machine.handle(.seen(nearer))
        #expect(machine.state.found == [nearer, SetupFixtures.knownMeter])
    }

    @Test func aSimulatedMeterIsAnotherOneThanARealOneWithItsAddress() {
        let real = FoundMeter(address: SetupFixtures.simulatedMeter.address, name: "Real")
        let machine = makeSubject([.chose(.accuChek), .seen(SetupFixtures.simulatedMeter), .seen(real)])
        #expect(machine.state.found.count == 2)
    }

    /// Names in the air are anybody's: a page does not grow with them.
    @Test func atMostAHundredMetersAreListed() {
        var machine = makeSubject([.chose(.accuChek)])
        for number in 0..<300 { _ = machine.handle(.seen(FoundMeter(address: "\(number)", name: nil))) }
        #expect(machine.state.found.count == 100)
    }

    @Test func bluetoothThatComesAndGoesIsSaidAndTakenBack() {
        var machine = makeSubject([.chose(.accuChek), .bluetooth(.poweredOff)])
        #expect(machine.state.bluetoothProblem == .poweredOff)
        _ = machine.handle(.bluetooth(nil))
        #expect(machine.state.bluetoothProblem == nil)
    }

    /// A meter with which this computer has a bond asks for its code only when it has forgotten that bond.
    @Test(arguments: [true, false])
    func aQuestionOfABondedMeterIsExplained(isBonded: Bool) {
        let meter = FoundMeter(address: "A", name: nil, isBonded: isBonded)
        let machine = makeSubject([.chose(.accuChek), .seen(meter), .selected("A"), .asked(.passkey)])
        #expect(machine.state.hadStaleBond == isBonded)
    }

    @Test func aStaleBondIsRemovedAndExplained() {
        var machine = makeSubject(Row.pairing)
        #expect(machine.handle(.notMet(.staleBond)) == [.letGo, .forget(SetupFixtures.meter)])
        #expect(machine.state.hadStaleBond)
        _ = machine.handle(.retried)
        #expect(machine.state.hadStaleBond, "it is still so while it is paired again")
    }

    /// Late news of a meter that was left must not change the setup of another one.
    @Test(arguments: DeviceSetupRoute.allCases)
    func eventsThatDoNotFitChangeNothing(screen: DeviceSetupRoute) {
        let machine = makeSubject(Row.events(to: screen))
        for event in Row.strangers[screen] ?? [] {
            var copy = machine
            #expect(copy.handle(event) == [], "\(event)")
            #expect(copy.state == machine.state, "\(event)")
        }
    }

    /// A page may be opened anywhere.
    @Test(arguments: DeviceSetupRoute.allCases)
    func onlyScreensThatWereReachedHaveSomethingToShow(screen: DeviceSetupRoute) {
        let machine = makeSubject(Row.events(to: screen))
        #expect(machine.state.step == screen)
        for other in DeviceSetupRoute.allCases { #expect(machine.reaches(other) == (other <= screen)) }
    }

    private func makeSubject(_ events: [SetupEvent]) -> SetupMachine {
        var machine = SetupMachine()
        for event in events { _ = machine.handle(event) }
        return machine
    }
}
