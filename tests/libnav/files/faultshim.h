#pragma once

/// A shared library before libc that lets chosen file calls of this process fail. Watched are
/// openat, write, fchmod, fsync, close and renameat, each call counting one while it is armed.
extern "C" {

enum FaultMode {
    faultNone = 0,    ///< only count
    faultError,       ///< the call fails with `value` as errno and is not made
    faultInterrupted, ///< the call fails once with EINTR
    faultShort,       ///< write takes one byte; other calls are left alone
    faultExit         ///< the process ends there and then
};

__attribute__((visibility("default"))) void faultArm(int position, int mode, int value);
/// Stops; how many calls were counted.
__attribute__((visibility("default"))) int faultDisarm();
}
