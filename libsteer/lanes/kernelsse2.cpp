#include "libsteer/lanes/lanessse2.h"

#include "libsteer/lanes/forcebody.h"
#include "libsteer/lanes/kernelbody.h"

namespace thicket::steer {

const LaneKernels sse2Kernels = {kernels, decideTogether};

} // namespace thicket::steer
