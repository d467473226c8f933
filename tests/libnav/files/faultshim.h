#pragma once

/// A shared library before libc that makes chosen file calls of this process fail. It counts the
/// calls of openat, write, fchmod, fsync, close and renameat while it is armed.
extern "C" {

enum FaultMode {
    faultNone = 0,    ///< only count
    faultError,       ///< the call fails with `value` as errno and is not made
    faultInterrupted, ///< the call fails once with EINTR
    faultShort,       ///< write takes one byte; other calls work
    faultExit         ///< the process ends at once
};

__attribute__((visibility("default"))) void faultArm(int position, int mode, int value);
/// Disarms. Returns the number of calls counted.
__attribute__((visibility("default"))) int faultDisarm();
}
