#include "libsteer/sim/lanesavx2.h"

#include "libsteer/sim/kernelbody.h"

namespace thicket::steer {

const NeighbourKernels avx2Kernels = kernels;

} // namespace thicket::steer
