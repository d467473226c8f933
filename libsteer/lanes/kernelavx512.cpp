#include "libsteer/lanes/lanesavx512.h"

#include "libsteer/lanes/forcebody.h"
#include "libsteer/lanes/kernelbody.h"

namespace thicket::steer {

const LaneKernels avx512Kernels = {kernels, decideTogether};

} // namespace thicket::steer
