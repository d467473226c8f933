#pragma once

#include "app/editor/document/documentfile.h"
#include "app/editor/document/objectindex.h"
#include "app/editor/document/savingmark.h"
#include "libnav/map/map.h"

#include <QUndoStack>

#include <memory>

namespace thicket::editor {

/// A map that is open but not in the document now: MapDocument::exchange() swaps the two. At first
/// it is empty and untitled.
struct ParkedMap {
    nav::Map map;
    ObjectIndex index{map};
    std::unique_ptr<QUndoStack> undoStack = std::make_unique<QUndoStack>();
    SavingMark saving = {};
    DocumentFile file = {};
};

} // namespace thicket::editor
