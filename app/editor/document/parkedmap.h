#pragma once

#include "app/editor/document/documentfile.h"
#include "app/editor/document/objectindex.h"
#include "app/editor/document/savingmark.h"
#include "libnav/map/map.h"
#include "plugins/api/mapformat.h"

#include <QList>
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
    /// What its import did not keep exactly. Told when it is opened, not swapped.
    QList<plugins::FormatNote> importNotes = {};
};

} // namespace thicket::editor
