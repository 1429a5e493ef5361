import Testing

/// Everything with a real socket. One test at a time, because one of them counts the process's descriptors.
@Suite(.serialized, .timeLimit(.minutes(10)))
enum HTTPServerTests {}
