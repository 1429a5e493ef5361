/// Gives bindings of the properties of an observable object: `@Bindable var viewModel` makes `$viewModel.note` a binding.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject> {
    /// The object.
    public var wrappedValue: Value

    /// Wraps an object.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Wraps an object where no property wrapper can stand.
    public init(_ object: Value) {
        wrappedValue = object
    }

    /// The source of the bindings.
    public var projectedValue: Bindable<Value> { self }

    /// A binding of a property of the object.
    public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
