import RemoteConfigurationMocks
import Testing

@Suite struct MockRemoteConfigurationTests {
    @Test func whatATestSetsHoldsAndIsTold() async {
        let mock = MockRemoteConfiguration()
        let flag = FeatureFlag("a", default: .all)
        #expect(mock.current.isOn(flag) && mock.current.styleTokens == nil)
        var changes = mock.changes().makeAsyncIterator()
        mock.set(.off, of: flag)
        #expect(await changes.next() != nil)
        #expect(!mock.current.isOn(flag))
        mock.set(styleTokens: "{}")
        #expect(await changes.next() != nil)
        #expect(mock.current.styleTokens == Array("{}".utf8))
    }
}
