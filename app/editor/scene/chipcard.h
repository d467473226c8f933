#pragma once

#include "app/editor/scene/feedback.h"

#include <QRectF>
#include <QString>
#include <QTransform>

class QPainter;

namespace thicket::drawing {
struct Palette;
}
namespace thicket::nav {
class Path;
}

namespace thicket::editor {

class Navigator;
struct SceneSources;

/// The path and its change in words: "path 81.01 m" and "+1.96 m"; or "no way through".
struct PathWords {
    QString text;
    QString difference;
    bool isRefused = false;
};
PathWords pathWords(const SceneSources& sources, int decimals);

/// The dark card (light on dark themes) with the numbers of a gesture.
class ChipCard {
public:
    ChipCard(const Chip& chip, PathWords path, const drawing::Palette& colors);

    QSizeF size() const { return m_size; }
    void paint(QPainter& painter, QPointF topLeft) const;

private:
    double columnWidth() const;

    const Chip& m_chip;
    PathWords m_path;
    const drawing::Palette& m_inverse; // of the other theme: the card is dark on light
    QSizeF m_size;
};

/// The places for a card beside `around`. bestPlace() returns the index of the one inside the
/// viewport that covers the least of the path (device pixels). It keeps `former` unless another is
/// clearly better.
QList<QPointF> chipPlaces(const QRectF& around, QSizeF size);
int bestPlace(const QList<QPointF>& places, QSizeF size, const QRectF& viewport,
              const QList<QPointF>& path, int former);

} // namespace thicket::editor
