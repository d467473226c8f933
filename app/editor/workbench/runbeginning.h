#pragma once

#include "libnav/map/map.h"
#include "libnav/result.h"
#include "libsteer/recording/recall.h"

#include <memory>

namespace thicket::editor {

class MapDocument;
class Playback;
class Recordings;
class Simulation;

/// What the played recording is run again from. A value for a worker thread.
struct RunBeginning {
    steer::Recording recording;
    steer::KeyCrowds kept; ///< empty: of no live run
    /// That it ran on; for an opened recording, and a walk, the present one.
    std::shared_ptr<const nav::Map> map;
};

RunBeginning beginningOf(const Playback& playback, const Recordings& recordings,
                         const Simulation& simulation, const MapDocument& document);

/// Errors: as of steer::scenarioOf() and steer::Recall::of().
Result<steer::Recall> recallFrom(const RunBeginning& from);

} // namespace thicket::editor
