#pragma once

#include "app/editor/document/objectindex.h"
#include "libnav/map/mapedit.h"

#include <memory>

namespace thicket::editor {

/// A map after a step, where its objects are, and the edit that led to it.
struct MapOutcome {
    std::shared_ptr<const nav::MapEdit> edit = {};
    nav::Map map;
    ObjectIndex index{map};
};

} // namespace thicket::editor
