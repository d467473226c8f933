#pragma once

#include "app/editor/document/mapoutcome.h"
#include "app/editor/document/parkedmap.h"
#include "libnav/map/mapedit.h"
#include "libnav/result.h"

#include <memory>

namespace thicket::recovery {
class LostJournal;
}

namespace thicket::editor {

/// Recovers the map of a journal. Returns the map's file as it is now, and in `toState` the step
/// that brings it to the recovered state. If there is no file that can be edited, returns that
/// state, which counts as changed. Another program may have changed the file since: it then has
/// another version than the map that is returned. Any thread.
Result<std::unique_ptr<ParkedMap>> readRecovered(recovery::LostJournal& journal,
                                                 std::unique_ptr<MapOutcome>& toState);

} // namespace thicket::editor
