#pragma once

#include <QList>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>

#include <optional>

namespace thicket::editor {

/// A line on the screen and the size of its label.
struct LabelledLine {
    QPolygonF line;
    QSizeF label;
};

/// The middle of each line's label: on the line, within the window, where the other lines are
/// farthest, off the labels before it. nullopt where none fits. Looks at 64 points of each line, so
/// the time grows with the vertices of the lines only. All in the same pixels.
QList<std::optional<QPointF>> labelPlaces(const QList<LabelledLine>& lines, const QRectF& window);

} // namespace thicket::editor
