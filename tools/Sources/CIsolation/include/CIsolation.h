#pragma once

/// Takes the network away from the calling process and from everything that it starts: a network of its own with nothing but a loopback
/// interface, which is up. The process must have one thread.
///
/// Returns 0, else the error number of what was refused; ENOTSUP on systems that have no such thing.
int isolation_leave_network(void);
