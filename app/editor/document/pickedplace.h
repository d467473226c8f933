#pragma once

#include "libnav/map/mapobject.h"

#include <QList>
#include <QMetaType>

namespace thicket::editor {

/// A place that the user has clicked on the map, to be the target of something.
struct PickedPlace {
    nav::Point at;                     ///< after snapping
    QList<nav::ObjectId> objects = {}; ///< there, the topmost first
    bool wantsGroup = false;           ///< the group of an agent, and not that agent
};

} // namespace thicket::editor

Q_DECLARE_METATYPE(thicket::editor::PickedPlace)
