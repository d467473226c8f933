#include "plugins/worker/limits.h"

#include <sys/resource.h>

#include <csignal>

#ifdef __linux__
#include <sys/prctl.h>
#endif

#ifdef THICKET_SANITIZED
// The sanitizers look these functions up. A sanitizer reserves terabytes of address space, so with
// the address sanitizer resident memory is limited instead; with the thread sanitizer that is not
// possible. Both leave crashes to the system, so that the worker ends as it does without a
// sanitizer.
static constexpr const char* sanitizerOptions =
    "hard_rss_limit_mb=2048:handle_segv=0:handle_sigbus=0:handle_sigill=0:handle_sigfpe=0:"
    "handle_abort=0";
extern "C" __attribute__((visibility("default"))) const char* __asan_default_options()
{
    return sanitizerOptions;
}
extern "C" __attribute__((visibility("default"))) const char* __tsan_default_options()
{
    return sanitizerOptions;
}
#endif

namespace thicket::worker {

namespace {

bool limit(decltype(RLIMIT_CPU) resource, rlim_t soft, rlim_t hard)
{
    rlimit current = {};
    if (::getrlimit(resource, &current) != 0)
        return false;
    // A stricter limit that is already set stays.
    const auto lesser = [](rlim_t a, rlim_t b) { return a < b ? a : b; };
    const rlimit wanted{lesser(soft, current.rlim_max), lesser(hard, current.rlim_max)};
    return ::setrlimit(resource, &wanted) == 0;
}

} // namespace

bool holdToLimits(int processorSeconds, int memoryMegabytes)
{
#ifdef __linux__
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    const auto seconds = rlim_t(processorSeconds);
    // A plugin may catch the signal of the soft limit, but not that of the hard one.
    bool isHeld = limit(RLIMIT_CPU, seconds, seconds + 1) && limit(RLIMIT_CORE, 0, 0);
#ifdef THICKET_SANITIZED
    static_cast<void>(memoryMegabytes);
#else
    const rlim_t bytes = rlim_t(memoryMegabytes) << 20;
    isHeld = isHeld && limit(RLIMIT_AS, bytes, bytes);
#endif
    return isHeld;
}

} // namespace thicket::worker
