import BuildLoopBenchmark
import Foundation
import Testing
import ToolTestSupport

@Suite struct KiwiGeneratorTests {
    @Test(arguments: KiwiShape.Layout.allCases) func theSameShapeGivesTheSameFiles(layout: KiwiShape.Layout) {
        let shape = KiwiShape(features: 4, layout: layout)
        #expect(KiwiGenerator(shape).tree() == KiwiGenerator(shape).tree())
    }
}
