#pragma once

#include "libsteer/lanes/forcekernel.h"
#include "libsteer/steer_export.h"

#include <vector>

namespace thicket::steer {

/// Instruction sets that kernels are compiled for. All give the same bits.
enum class LaneLevel : std::uint8_t { portable, sse2, avx2, avx512 };

/// The levels that this machine supports, ascending.
THICKET_STEER_EXPORT std::vector<LaneLevel> laneLevels();
/// The kernels of the best level, unless forceLaneLevel() chose another.
const LaneKernels& laneKernels();
/// For tests that compare levels. Affects all crowds of the process; none may be stepping. The
/// level must be one of laneLevels().
THICKET_STEER_EXPORT void forceLaneLevel(LaneLevel level);

} // namespace thicket::steer
