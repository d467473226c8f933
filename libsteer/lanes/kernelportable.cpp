#include "libsteer/lanes/lanesportable.h"

#include "libsteer/lanes/forcebody.h"
#include "libsteer/lanes/kernelbody.h"

namespace thicket::steer {

const LaneKernels portableKernels = {kernels, decideTogether};

} // namespace thicket::steer
