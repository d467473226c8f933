#pragma once

#include "libnav/map/mapedit.h"
#include "libnav/result.h"

#include <QList>

#include <string>
#include <string_view>

namespace thicket::editor {

/// Objects on their way between maps: a map of their own, with the layers and agent groups that
/// they use. As text it is a native map, so that other programs and bug reports can carry it. Pure
/// functions: any thread.

/// The objects of these ids, in drawing order. Unknown ids are left out.
nav::Map clippingOf(const nav::Map& map, const QList<nav::ObjectId>& ids);

/// Reads a clipping, or any native map, from text. The error is one sentence for the user: no
/// Thicket objects, a damaged text and where, a newer version, or no objects in it.
Result<nav::Map> readClipping(std::string_view text);

struct Pasting {
    nav::MapEdit edit;
    QList<nav::ObjectId> ids;    ///< of the new objects
    bool leavesOutStart = false; ///< a map has only one start
};

/// The edit that adds the objects of a clipping, moved by `by`, on top of all others with new ids.
/// They go to the layers of the same names, otherwise to the first layer. Hidden and locked layers
/// are left out. Agent groups that the map does not have are added. The error is one sentence: no
/// layer is left, nothing is left to paste, or the place is beyond the range of coordinates.
Result<Pasting> pasted(const nav::Map& map, const nav::Map& clipping, nav::Point by);

} // namespace thicket::editor
