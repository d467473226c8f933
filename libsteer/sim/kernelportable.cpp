#include "libsteer/sim/lanesportable.h"

#include "libsteer/sim/forcebody.h"
#include "libsteer/sim/kernelbody.h"

namespace thicket::steer {

const LaneKernels portableKernels = {kernels, decideTogether};

} // namespace thicket::steer
