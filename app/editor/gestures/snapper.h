#pragma once

#include "app/editor/scene/feedback.h"
#include "libnav/map/map.h"

#include <QList>
#include <QSet>

#include <optional>
#include <vector>

namespace thicket::editor {

class Canvas;
class FollowersInView;
class ObjectIndex;

/// The kinds of snapping that are on, and their distances, map units.
struct SnapReach {
    bool smart = false;
    bool grid = false;
    double distance = 0;
    double gridStep = 1;
    double sight = 0; ///< the largest distance to something to align with
};
/// From the canvas' settings and zoom. `inverted` (Ctrl) turns all kinds off, or on.
SnapReach snapReach(Canvas& canvas, bool inverted);

/// The ids of objects that move, in their order.
QList<nav::ObjectId> idsOf(const std::vector<nav::MapObject>& objects);

/// Snaps what is moved or drawn to something near: vertex or centre; otherwise where a side is a
/// tangent of a circle; otherwise a guide, the same x or y, or an equal gap; otherwise touching or
/// a gap exactly one agent wide; otherwise the grid. It uses the map as it was when the gesture
/// began.
class Snapper {
public:
    struct Moving {
        std::vector<nav::Point> points;        ///< vertices or centres
        std::optional<nav::Circle> disc = {};  ///< for touching
        std::vector<nav::Point> sideEnds = {}; ///< of the sides from here to the first point
        std::optional<nav::Box> box = {};      ///< for equal gaps
    };
    struct Pull {
        nav::Point by;
        std::vector<Guide> guides;
    };
    struct RadiusPull {
        double radius = 0;
        std::vector<Guide> guides;
    };

    /// Objects in `except`, newer ones, and those of hidden layers are ignored. The index must
    /// outlive it.
    Snapper(const ObjectIndex& index, const QList<nav::ObjectId>& except, double agentRadius);

    /// Also ignores what follows the moved objects. `followers` must outlive it.
    void leaveOut(const FollowersInView& followers) { m_followers = &followers; }

    /// More points to snap to, as vertices.
    void setOwnPoints(std::vector<nav::Point> points) { m_ownPoints = std::move(points); }

    /// In place of the map's guides.
    void setGuides(nav::Guides guides) { m_guides = std::move(guides); }

    Pull pull(const Moving& moving, const SnapReach& reach) const;
    /// For a circle that grows about its centre.
    RadiusPull pullRadius(const nav::Circle& circle, const SnapReach& reach) const;

private:
    struct Source {
        nav::Point at;
        bool isVertex = false;
    };
    class Choice;
    template <class Visit> void visitIn(const nav::Box& window, Visit visit) const;
    std::vector<Source> sourcesIn(const nav::Box& window) const;
    /// Including the walls of the map's bounds.
    std::vector<nav::Shape> obstaclesNear(const nav::Circle& disc, double reach) const;
    std::optional<Pull> toPoint(const Moving& moving, const SnapReach& reach) const;
    std::optional<Guide> alongAxis(const Moving& moving, const SnapReach& reach, bool alongX,
                                   double& by) const;
    std::optional<double> guideNear(double place, bool alongX, double reach) const;
    Pull inLine(const Moving& moving, const SnapReach& reach, bool (&isDone)[2]) const;
    std::optional<Pull> toTangent(const Moving& moving, const SnapReach& reach) const;
    std::vector<nav::Circle> discsAlong(nav::Point from, nav::Point to,
                                        const SnapReach& reach) const;
    std::optional<Guide> toEqualGap(const nav::Box& moving, const SnapReach& reach, bool alongX,
                                    double& by) const;
    std::optional<Pull> toContact(const nav::Circle& disc, const SnapReach& reach) const;

    const ObjectIndex& m_index;
    QSet<nav::ObjectId> m_except;
    const FollowersInView* m_followers = nullptr;
    nav::ObjectId m_firstNew = 0;
    double m_agentWidth = 0;
    std::vector<nav::Point> m_ownPoints;
    nav::Guides m_guides;
};

} // namespace thicket::editor
