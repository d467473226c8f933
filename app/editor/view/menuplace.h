#pragma once

#include "app/editor/edits/guideedits.h"
#include "libnav/map/mapobject.h"
#include "libnav/tangent/tangentedge.h"

#include <QList>
#include <QPoint>
#include <QPointF>

#include <optional>

namespace thicket::editor {

/// Where a context menu of the canvas is wanted, and what is there.
struct MenuPlace {
    nav::Point at;
    QPointF pixel;                             ///< in the view
    QPoint global = {};                        ///< on the screen
    QList<nav::ObjectId> objects = {};         ///< there, best first; the first is selected
    std::optional<GuideRef> guide = {};        ///< if there are no objects
    std::optional<nav::TangentEdge> edge = {}; ///< if there is none of the others
};

} // namespace thicket::editor
