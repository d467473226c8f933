#include "libsteer/sim/lanesavx512.h"

#include "libsteer/sim/kernelbody.h"

namespace thicket::steer {

const NeighbourKernels avx512Kernels = kernels;

} // namespace thicket::steer
