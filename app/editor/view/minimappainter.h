#pragma once

#include "app/drawing/mapdrawing.h"
#include "libnav/map/map.h"

#include <QImage>

#include <cstddef>
#include <vector>

namespace thicket::editor {

/// Paints a whole map small, some objects at a time, so that a map of a million objects makes
/// nobody wait. What is smaller than a few pixels adds to a density. Begin anew after every change
/// of the map.
class MinimapPainter {
public:
    /// `world`: what the picture shows, in map units, of the picture's shape. `size`: device
    /// pixels. Obstacles that move are left out: somebody else knows where they are.
    void begin(const nav::Map& map, const nav::Box& world, QSize size,
               const drawing::Palette& palette);
    /// Goes on for about so long. Returns whether the picture is complete.
    bool paint(const nav::Map& map, int milliseconds);
    /// The picture of all objects painted so far.
    QImage picture(const nav::Map& map) const;

private:
    struct Cell {
        float cover = 0; ///< sum of covered parts of the pixel
        float red = 0;
        float green = 0;
        float blue = 0;
    };
    void take(const nav::MapObject& object, const nav::Layer* layer);
    void addSmall(const nav::Box& box, const nav::Shape& shape, const QColor& ink);
    void drawShape(const nav::Shape& shape, const drawing::Tint& tint);
    QPointF pixelOf(nav::Point at) const;
    QPolygonF thinned(const std::vector<nav::Point>& points) const;
    QImage densities() const;

    nav::Box m_world;
    double m_scale = 1; ///< device pixels per map unit
    bool m_isYUp = true;
    const drawing::Palette* m_palette = nullptr;
    QImage m_shapes;
    std::vector<Cell> m_cells;
    std::size_t m_next = 0;
};

} // namespace thicket::editor
