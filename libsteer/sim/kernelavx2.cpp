#include "libsteer/sim/lanesavx2.h"

#include "libsteer/sim/forcebody.h"
#include "libsteer/sim/kernelbody.h"

namespace thicket::steer {

const LaneKernels avx2Kernels = {kernels, decideTogether};

} // namespace thicket::steer
