#pragma once

#include "app/editor/document/objectindex.h"
#include "app/recovery/fileversion.h"
#include "libnav/map/map.h"

#include <QString>
#include <QUndoStack>

#include <memory>
#include <optional>

namespace thicket::editor {

/// A map that is open but not in the document now: MapDocument::exchange() swaps the two. At first
/// it is empty and untitled.
struct ParkedMap {
    nav::Map map;
    ObjectIndex index{map};
    std::unique_ptr<QUndoStack> undoStack = std::make_unique<QUndoStack>();
    QString path = {}; ///< as MapDocument::path(); the members below alike
    std::optional<recovery::FileVersion> version = {};
    bool isReadOnly = false;
};

/// What a map is called: its file's name, or else its own, or "Untitled".
QString titleOf(const nav::Map& map, const QString& path);

} // namespace thicket::editor
