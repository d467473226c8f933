#include "libsteer/lanes/kernelchoice.h"

#include <atomic>

namespace thicket::steer {

namespace {

bool runs(LaneLevel level)
{
#if defined(__x86_64__) && !defined(THICKET_ONE_KERNEL)
    switch (level) {
    case LaneLevel::avx512:
        return __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq");
    case LaneLevel::avx2:
        return __builtin_cpu_supports("avx2");
    default:
        return true;
    }
#else
    return level == LaneLevel::portable;
#endif
}

const LaneKernels& kernelsOf(LaneLevel level)
{
#if defined(__x86_64__) && !defined(THICKET_ONE_KERNEL)
    switch (level) {
    case LaneLevel::avx512:
        return avx512Kernels;
    case LaneLevel::avx2:
        return avx2Kernels;
    case LaneLevel::sse2:
        return sse2Kernels;
    default:
        break;
    }
#endif
    static_cast<void>(level);
    return portableKernels;
}

std::atomic<const LaneKernels*>& chosenKernels()
{
    static std::atomic<const LaneKernels*> chosen{&kernelsOf(laneLevels().back())};
    return chosen;
}

} // namespace

std::vector<LaneLevel> laneLevels()
{
    std::vector<LaneLevel> levels;
    for (const LaneLevel level :
         {LaneLevel::portable, LaneLevel::sse2, LaneLevel::avx2, LaneLevel::avx512})
        if (runs(level))
            levels.push_back(level);
    return levels;
}

const LaneKernels& laneKernels() { return *chosenKernels(); }

void forceLaneLevel(LaneLevel level) { chosenKernels() = &kernelsOf(level); }

} // namespace thicket::steer
