#pragma once

#include "libsteer/sim/crowd.h"

#include <QString>

namespace thicket::editor {

/// Why an agent is stuck, to follow a colon.
QString stuckWords(steer::StuckReason reason);

} // namespace thicket::editor
