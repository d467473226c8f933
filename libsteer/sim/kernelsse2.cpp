#include "libsteer/sim/lanessse2.h"

#include "libsteer/sim/kernelbody.h"

namespace thicket::steer {

const NeighbourKernels sse2Kernels = kernels;

} // namespace thicket::steer
