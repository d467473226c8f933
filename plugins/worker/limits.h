#pragma once

namespace thicket::worker {

/// Limits this process to so many seconds of processor and MiB of address space, forbids core
/// files, and makes the process die with the program that started it (Linux). False if the system
/// refuses. Builds with the address sanitizer limit resident memory to 2 GiB in place of the
/// address space. Builds with the thread sanitizer limit no memory.
bool holdToLimits(int processorSeconds, int memoryMegabytes);

} // namespace thicket::worker
