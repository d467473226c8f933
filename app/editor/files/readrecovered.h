#pragma once

#include "app/editor/document/parkedmap.h"
#include "libnav/result.h"

#include <memory>

namespace thicket::recovery {
class LostJournal;
}

namespace thicket::editor {

/// Recovers the map of a journal into `state`. Returns the map's file as it is now, or an empty map
/// if there is none that can be edited. Another program may have changed the file since: it then
/// has another version than the map that is returned. Any thread.
Result<std::unique_ptr<ParkedMap>> readRecovered(recovery::LostJournal& journal, nav::Map& state);

} // namespace thicket::editor
