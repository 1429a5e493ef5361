/// Numbers in ascending order, each once with how often it occurs.
struct Distribution: Hashable, Sendable {
    private let numbers: [Double]
    /// How many there are up to each number, itself included.
    private let cumulated: [Int]

    /// Takes numbers in ascending order with how often each occurs; those that do not occur are left out.
    init(_ counted: some Sequence<(number: Double, count: Int)>) {
        var numbers: [Double] = []
        var cumulated: [Int] = []
        var total = 0
        for (number, count) in counted where count > 0 {
            total += count
            if numbers.last == number {
                cumulated[cumulated.count - 1] = total
            } else {
                numbers.append(number)
                cumulated.append(total)
            }
        }
        self.numbers = numbers
        self.cumulated = cumulated
    }

    /// How many numbers there are.
    var count: Int { cumulated.last ?? 0 }
    /// The lowest number.
    var lowest: Double? { numbers.first }
    /// The highest number.
    var highest: Double? { numbers.last }

    /// The arithmetic mean; nil without numbers.
    var mean: Double? {
        guard count > 0 else { return nil }
        return sum { $0 } / Double(count)
    }

    /// The sample standard deviation, with n − 1; nil below two numbers.
    var standardDeviation: Double? {
        guard count > 1, let mean else { return nil }
        return (sum { ($0 - mean) * ($0 - mean) } / Double(count - 1)).squareRoot()
    }

    /// The number below which a share (0…1) of the numbers lies: linear between neighbours, type 7 of Hyndman and Fan (1996), as R and numpy
    /// have it by default. Nil without numbers.
    func percentile(_ share: Double) -> Double? {
        guard count > 0 else { return nil }
        let place = Double(count - 1) * min(max(share, 0), 1)
        let below = Int(place)
        let lower = number(at: below)
        let fraction = place - Double(below)
        guard fraction > 0 else { return lower }
        return lower + fraction * (number(at: below + 1) - lower)
    }

    /// The mean of what a function makes of each number; nil without numbers.
    func mean(of function: (Double) -> Double) -> Double? {
        count > 0 ? sum(function) / Double(count) : nil
    }

    private func sum(_ term: (Double) -> Double) -> Double {
        var sum = 0.0
        var before = 0
        for (number, upTo) in zip(numbers, cumulated) {
            sum += Double(upTo - before) * term(number)
            before = upTo
        }
        return sum
    }

    /// The number at a place in the order, from 0.
    private func number(at place: Int) -> Double {
        var range = 0..<numbers.count - 1
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = cumulated[middle] > place ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return numbers[range.lowerBound]
    }
}
