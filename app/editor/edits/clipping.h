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

/// The objects of these ids, in drawing order. Unknown ids are left out. Groups of objects come
/// along if they are whole, with their templates; see
/// WholeGroups.
nav::Map clippingOf(const nav::Map& map, const QList<nav::ObjectId>& ids, nav::GroupId entered = 0);

/// Whether text of any program may be a clipping at all, whole or damaged.
bool looksLikeClipping(std::string_view text);

/// Reads a clipping, or any native map, from text. The error is one sentence for the user: no
/// Thicket objects, a damaged text and where, a newer version, or no objects in it.
Result<nav::Map> readClipping(std::string_view text);

struct Pasting {
    nav::MapEdit edit;
    QList<nav::ObjectId> ids;    ///< of the new objects
    bool leavesOutStart = false; ///< a map has only one start
    /// Templates of the map that differ from those of the same name in the clipping, whose
    /// instances are pasted as ordinary groups.
    std::vector<std::string> otherTemplates = {};
};

/// Where the objects of a clipping go.
struct PastePlace {
    nav::Point by = {};     ///< they are moved by this
    nav::LayerId layer = 0; ///< of obstacles; 0 for a map without layers
};
/// The edit that adds the objects of a clipping on top of all others with new ids. Markers go to
/// the layer of the markers. Agent groups that the map does not have are added, and the groups of
/// the objects, with new ids, and the templates. The error is one sentence: nothing is left to
/// paste, or the place is beyond the range of coordinates.
Result<Pasting> pasted(const nav::Map& map, const nav::Map& clipping, const PastePlace& place);

} // namespace thicket::editor
