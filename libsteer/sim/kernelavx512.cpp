#include "libsteer/sim/lanesavx512.h"

#include "libsteer/sim/forcebody.h"
#include "libsteer/sim/kernelbody.h"

namespace thicket::steer {

const LaneKernels avx512Kernels = {kernels, decideTogether};

} // namespace thicket::steer
