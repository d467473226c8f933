#pragma once

#include "app/editor/scene/feedback.h"
#include "libnav/map/map.h"

#include <QList>

#include <optional>
#include <vector>

namespace thicket::editor {

class Canvas;

/// Which snapping counts now, and how far it reaches; map units.
struct SnapReach {
    bool smart = false;
    bool grid = false;
    double distance = 0;
    double gridStep = 1;
    double sight = 0; ///< how far away something may be to align with it
};
/// After the canvas' settings and zoom; `inverted` (Ctrl) turns all of it off, or on.
SnapReach snapReach(Canvas& canvas, bool inverted);

/// Pulls what is moved or drawn to what it nearly meets: vertex or centre; else the same x or y;
/// else touching or exactly one agent wide; else the grid. Sees the map as it was when the gesture
/// began.
class Snapper {
public:
    struct Moving {
        std::vector<nav::Point> points;  ///< vertices or centres
        std::optional<nav::Circle> disc; ///< for touching
    };
    struct Pull {
        nav::Point by;
        std::vector<Guide> guides;
    };
    struct RadiusPull {
        double radius = 0;
        std::vector<Guide> guides;
    };

    /// Objects in `except`, and those of hidden layers, pull nothing.
    Snapper(const nav::Map& map, const QList<nav::ObjectId>& except, double agentRadius);

    Pull pull(const Moving& moving, const SnapReach& reach) const;
    /// For a circle that grows about its centre.
    RadiusPull pullRadius(const nav::Circle& circle, const SnapReach& reach) const;

private:
    struct Source {
        nav::Point at;
        bool isVertex = false;
    };
    std::optional<Pull> toPoint(const Moving& moving, const SnapReach& reach) const;
    std::optional<Guide> alongAxis(const Moving& moving, const SnapReach& reach, bool alongX,
                                   double& by) const;
    std::optional<Pull> toContact(const nav::Circle& disc, const SnapReach& reach) const;

    std::vector<Source> m_sources;
    std::vector<nav::Shape> m_obstacles;
    double m_agentWidth = 0;
};

} // namespace thicket::editor
