#pragma once

#include <ctime>

/// The processor time of a clock, ms.
inline double millisecondsOf(clockid_t clock)
{
    timespec now{};
    clock_gettime(clock, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

/// The processor time that this program has taken on all threads, ms.
inline double processorMilliseconds() { return millisecondsOf(CLOCK_PROCESS_CPUTIME_ID); }

/// That of this thread alone, ms.
inline double threadMilliseconds() { return millisecondsOf(CLOCK_THREAD_CPUTIME_ID); }
