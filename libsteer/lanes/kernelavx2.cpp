#include "libsteer/lanes/lanesavx2.h"

#include "libsteer/lanes/forcebody.h"
#include "libsteer/lanes/kernelbody.h"

namespace thicket::steer {

const LaneKernels avx2Kernels = {kernels, decideTogether};

} // namespace thicket::steer
