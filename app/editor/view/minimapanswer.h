#pragma once

#include "app/drawing/crowddrawing.h"
#include "libnav/map/map.h"
#include "libnav/path/path.h"

#include <QPolygonF>

#include <optional>
#include <span>

class QPainter;

namespace thicket::editor {

/// The path, its ends, what moves and the running agents in the minimap: lines and dots of a few
/// pixels.
class MinimapAnswer {
public:
    /// What the picture shows, in map units, and where it is, logical pixels.
    struct Frame {
        nav::Box world;
        QRectF area;
        bool isYUp = true;
        bool operator==(const Frame&) const = default;
    };

    /// Call this when the path has changed.
    void forgetPath() { m_frame.reset(); }
    void paintPath(QPainter& painter, const nav::Path& path, const Frame& frame,
                   const drawing::Palette& colours);
    static void paintObstacles(QPainter& painter, const nav::Map& map, const Frame& frame,
                               const drawing::Palette& colours);
    static void paintAgents(QPainter& painter, std::span<const drawing::DrawnAgent> agents,
                            const Frame& frame, const drawing::Palette& colours);
    /// A ring for the start, a full disc for the goal.
    static void paintEnd(QPainter& painter, nav::Point at, bool isGoal, const Frame& frame,
                         const drawing::Palette& colours);

private:
    QPolygonF m_line; ///< of the path in m_frame, without points that no pixel tells apart
    std::optional<Frame> m_frame;
};

} // namespace thicket::editor
