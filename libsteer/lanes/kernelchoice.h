#pragma once

#include "libsteer/lanes/forcekernel.h"
#include "libsteer/steer_export.h"

#include <vector>

namespace thicket::steer {

/// Instruction sets that kernels are compiled for; all give the same bits.
enum class LaneLevel : std::uint8_t { portable, sse2, avx2, avx512 };

/// Those that this machine runs, ascending.
THICKET_STEER_EXPORT std::vector<LaneLevel> laneLevels();
/// The best of them, unless forceLaneLevel() said otherwise.
const LaneKernels& laneKernels();
/// For tests that compare levels; of all crowds of the process, while none of them steps. Only what
/// laneLevels() names.
THICKET_STEER_EXPORT void forceLaneLevel(LaneLevel level);

} // namespace thicket::steer
