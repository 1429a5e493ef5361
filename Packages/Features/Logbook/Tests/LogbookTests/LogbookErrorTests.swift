import Logbook
import Testing

struct LogbookErrorTests {
    @Test func theLogSaysWhatHappened() {
        #expect(LogbookError.notRead("the disk is full").description == "the readings could not be read: the disk is full")
        #expect(LogbookError.noSuchReading.description == "there is no such reading; it may have been deleted")
    }
}
