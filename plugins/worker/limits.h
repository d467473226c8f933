#pragma once

namespace thicket::worker {

/// Holds this process to so many seconds of processor and MiB of address space, forbids core
/// files, and has the process die with the program that started it (Linux). False when the system
/// refuses. Builds with the address sanitizer bound resident memory at 2 GiB instead of the address
/// space, those with the thread sanitizer bound no memory.
bool holdToLimits(int processorSeconds, int memoryMegabytes);

} // namespace thicket::worker
