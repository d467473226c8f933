#pragma once

#include "app/editor/document/objectindex.h"
#include "libnav/map/mapedit.h"

#include <memory>
#include <string>

namespace thicket::editor {

/// A map after a step, where its objects are, and the edit that led to it.
struct MapOutcome {
    std::shared_ptr<const nav::MapEdit> edit = {};
    nav::Map map;
    ObjectIndex index{map};
    std::string record = {}; ///< recovery::editText() of the edit; empty: too long to be appended
    bool changesAgents = false; ///< changesAgents() of the edit
};

/// The outcome of an edit, which was applied to the map. Any thread.
std::unique_ptr<MapOutcome> outcomeOf(nav::Map map, std::shared_ptr<const nav::MapEdit> edit);
/// The outcome of the step that makes the map `before` equal to `after`. Any thread.
std::unique_ptr<MapOutcome> outcomeBetween(const nav::Map& before, nav::Map after);

} // namespace thicket::editor
