#pragma once

/// A shared library before libc that kills this process before a chosen one of the calls that
/// change what is on the disk: write, fsync, fdatasync, ftruncate, rename, renameat, unlink and
/// unlinkat, on any thread.
extern "C" {
/// The call to be killed at, from 1. 0: none.
__attribute__((visibility("default"))) void killAtCall(int call);
}
