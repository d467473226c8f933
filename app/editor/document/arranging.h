#pragma once

#include "app/editor/transform/arrangement.h"
#include "app/editor/transform/pose.h"
#include "libnav/map/mapobject.h"

#include <QString>

#include <vector>

namespace thicket::editor {

class MapDocument;
class Selection;

/// What the Arrange menu does to the selected objects that are not on a locked layer. Each is one
/// undo step named `step`. They return why nothing was done, or an empty string.

QString alignSelected(MapDocument& document, const Selection& selection, Axis axis, Side side,
                      const QString& step);
QString distributeSelected(MapDocument& document, const Selection& selection, Axis axis,
                           Spacing spacing, const QString& step);

/// Turns and mirrors the selection about the middle of its box. It remembers the objects of the
/// first of several such steps: four quarter turns give exactly the map of the beginning, whatever
/// its coordinates.
class Posing {
public:
    QString pose(MapDocument& document, const Selection& selection, Pose by, const QString& step);

private:
    bool continues(const std::vector<nav::MapObject>& objects) const;

    std::vector<nav::MapObject> m_first; ///< before the first step
    std::vector<nav::MapObject> m_last;  ///< after the last one
    nav::Point m_pivot;
    Pose m_pose; ///< of m_last
};

} // namespace thicket::editor
