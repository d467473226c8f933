#include "libsteer/sim/lanessse2.h"

#include "libsteer/sim/forcebody.h"
#include "libsteer/sim/kernelbody.h"

namespace thicket::steer {

const LaneKernels sse2Kernels = {kernels, decideTogether};

} // namespace thicket::steer
