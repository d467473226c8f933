#pragma once

#include <QImage>
#include <QPointF>

#include <map>
#include <utility>

class QPainter;

namespace thicket::drawing {
struct Palette;
}

namespace thicket::editor {

/// Rings with casings round many selected agents, from a picture of each kind at whole pixels: a
/// tenth of the time of as many lines.
class AgentRings {
public:
    /// The painter must outlive it and use logical pixels.
    AgentRings(QPainter& painter, const drawing::Palette& palette);

    void draw(QPointF center, double radius, bool isLocked);

private:
    void drawLines(QPainter& painter, QPointF center, double radius, bool isLocked) const;
    const QImage& pictureOf(int halfPixels, bool isLocked);

    QPainter& m_painter;
    const drawing::Palette& m_palette;
    double m_ratio; // device pixels per logical pixel
    std::map<std::pair<int, bool>, QImage> m_pictures;
};

} // namespace thicket::editor
