#pragma once

#include "app/editor/transform/arrangement.h"
#include "app/editor/transform/pose.h"

#include <QString>

#include <memory>

namespace thicket::editor {

class MapDocument;
class Selection;

/// What the Arrange menu does to the selected objects that are not on a locked layer. Each is one
/// undo step named `step`. Those of very many objects are done later: see MapStep. They return why
/// nothing was done, or an empty string.

QString alignSelected(MapDocument& document, const Selection& selection, Axis axis, Side side,
                      const QString& step);
QString distributeSelected(MapDocument& document, const Selection& selection, Axis axis,
                           Spacing spacing, const QString& step);

/// Turns and mirrors the selection about the middle of its box. It remembers the objects of the
/// first of several such steps: four quarter turns give exactly the map of the beginning, whatever
/// its coordinates.
class Posing {
public:
    /// It must outlive the step.
    QString pose(MapDocument& document, const Selection& selection, Pose by, const QString& step);

private:
    struct Memory;
    std::shared_ptr<const Memory> m_memory; ///< null: there was no step
};

} // namespace thicket::editor
