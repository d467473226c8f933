#include "libsteer/sim/lanesportable.h"

#include "libsteer/sim/kernelbody.h"

namespace thicket::steer {

const NeighbourKernels portableKernels = kernels;

} // namespace thicket::steer
