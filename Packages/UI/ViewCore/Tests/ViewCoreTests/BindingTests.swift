import Observation
import Testing
import ViewCore

@Suite struct BindingTests {
    @Test func aBindingOfAnObjectReadsAndWrites() {
        let model = Model()
        let bindable = Bindable(model)
        bindable.note.wrappedValue = "a"
        #expect(model.note == "a")
        #expect(bindable.note.wrappedValue == "a")
    }

    @Test func aBindingOfAPropertyOfAValueWritesTheValue() {
        let model = Model()
        Bindable(model).range.low.wrappedValue = 5
        #expect(model.range == Model.Range(low: 5, high: 0))
        #expect(Bindable(model).range.projectedValue.high.wrappedValue == 0)
    }

    @Test func aViewBindsItsViewModelThroughAProtocol() {
        let model = Model()
        let rendering = Renderer.render(ModelView(model: model))
        rendering.handlers.handler(id: "v", kind: .input)?.run(EventValue(text: "typed"))
        #expect(model.note == "typed")
    }

    @Test func aConstantStays() {
        let binding = Binding.constant(1)
        binding.wrappedValue = 2
        #expect(binding.wrappedValue == 1)
    }

    @Test func aBodyIsObserved() async {
        let model = Model()
        await confirmation { changed in
            let html = withObservationTracking {
                Renderer.render(ModelView(model: model)).html
            } onChange: {
                changed()
            }
            #expect(html.contains(#"value="""#))
            model.note = "x"
            model.note = "y"
        }
    }
}

private protocol ModelProtocol: AnyObject, Observable {
    var note: String { get set }
}

@Observable private final class Model: ModelProtocol {
    struct Range: Equatable {
        var low = 0
        var high = 0
    }

    var note = ""
    var range = Range()
}

private struct ModelView<Some: ModelProtocol>: View {
    @Bindable var model: Some

    var body: some View {
        TextField("test.note", text: $model.note)
    }
}
