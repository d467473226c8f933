#include "app/editor/gestures/snapper.h"

#include "app/editor/document/followersinview.h"
#include "app/editor/document/objectindex.h"
#include "app/editor/edits/vertices.h"
#include "app/editor/gestures/equalgap.h"
#include "app/editor/gestures/tangentcontact.h"
#include "app/editor/scene/canvas.h"
#include "libnav/geometry/distance.h"
#include "libnav/geometry/nearestpoint.h"
#include "libnav/map/layerlookup.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr double snapPixels = 8;
constexpr double sightPixels = 400;
constexpr int stepsOfSide = 8;         // the part of a side in which it is looked for tangents
constexpr std::size_t mostOfRow = 500; // objects near; in a thicker forest no gap can be aimed at

struct SnapWords {
    Q_DECLARE_TR_FUNCTIONS(Snapper)
};

nav::Point nearestOn(const std::vector<nav::Point>& points, bool closed, nav::Point p)
{
    nav::Point best = points.front();
    const std::size_t sides = points.size() - (closed ? 0 : 1);
    for (std::size_t i = 0; i < sides; ++i) {
        const nav::Point q = nav::nearestPoint({points[i], points[(i + 1) % points.size()]}, p);
        if (nav::distance(p, q) < nav::distance(p, best))
            best = q;
    }
    return best;
}

/// The point of the shape's middle line nearest to p: a centre, or a point of a polyline. For an
/// arena, a point of its rim.
nav::Point nearestCore(const nav::Shape& shape, nav::Point p)
{
    if (const auto* circle = std::get_if<nav::Circle>(&shape)) {
        const nav::Point out = p - circle->center;
        const double distance = nav::length(out);
        if (!circle->inverted || distance <= 0)
            return circle->center;
        return circle->center + (circle->radius / distance) * out;
    }
    if (const auto* wall = std::get_if<nav::Wall>(&shape))
        return nearestOn(wall->points, wall->closed, p);
    return nearestOn(std::get<nav::Polygon>(shape).points, true, p);
}

double& coordinate(nav::Point& p, bool x) { return x ? p.x : p.y; }

} // namespace

QList<nav::ObjectId> idsOf(const std::vector<nav::MapObject>& objects)
{
    QList<nav::ObjectId> ids;
    for (const nav::MapObject& object : objects)
        ids << object.id;
    return ids;
}

SnapReach snapReach(Canvas& canvas, bool inverted)
{
    const SnapSettings& settings = canvas.snapSettings();
    const double unit = canvas.unitsPerPixel();
    SnapReach reach{settings.isSmart(), settings.isGrid(), snapPixels * unit, canvas.gridStep(),
                    sightPixels * unit};
    if (inverted) {
        reach.smart = !settings.isSmart() && !settings.isGrid();
        reach.grid = false;
    }
    return reach;
}

Snapper::Snapper(const ObjectIndex& index, const QList<nav::ObjectId>& except, double agentRadius)
    : m_index(index), m_except(except.begin(), except.end()), m_firstNew(index.map().unusedId()),
      m_agentWidth(2 * agentRadius), m_guides(index.map().settings.guides)
{}

/// Tells which objects can be snapped to, as the map is now.
class Snapper::Choice {
public:
    explicit Choice(const Snapper& snapper)
        : m_snapper(snapper), m_layers(snapper.m_index.map()),
          m_lastNew(std::max(snapper.m_firstNew, snapper.m_index.map().unusedId()))
    {}

    bool has(const nav::MapObject& object) const
    {
        const Snapper& s = m_snapper;
        const nav::Layer* layer = m_layers.of(object);
        const bool isNew = object.id >= s.m_firstNew && object.id < m_lastNew;
        const bool isLeftOut =
            s.m_except.contains(object.id) || (s.m_followers && s.m_followers->contains(object.id));
        return !isNew && !isLeftOut && (!layer || layer->visible);
    }

private:
    const Snapper& m_snapper;
    nav::LayerLookup m_layers;
    // New objects have ids from m_firstNew on. Far larger ids come from unusual files.
    nav::ObjectId m_lastNew;
};

template <class Visit> void Snapper::visitIn(const nav::Box& window, Visit visit) const
{
    const Choice choice(*this);
    for (const std::size_t position : m_index.positionsIn(window)) {
        const nav::MapObject& object = m_index.map().objects()[position];
        if (choice.has(object))
            visit(object);
    }
}

std::vector<Snapper::Source> Snapper::sourcesIn(const nav::Box& window) const
{
    std::vector<Source> sources;
    visitIn(window, [&sources](const nav::MapObject& object) {
        const auto* vertices = verticesOf(object.geometry);
        if (!vertices)
            return sources.push_back({nav::boundingBox(object.geometry).center(), false});
        for (const nav::Point p : *vertices)
            sources.push_back({p, true});
    });
    for (const nav::Point p : m_ownPoints) {
        if (window.contains(p))
            sources.push_back({p, true});
    }
    return sources;
}

std::vector<nav::Shape> Snapper::obstaclesNear(const nav::Circle& disc, double reach) const
{
    std::vector<nav::Shape> obstacles;
    const nav::Box window = grown(nav::Box{disc.center, disc.center}, disc.radius + reach);
    visitIn(window, [&obstacles](const nav::MapObject& object) {
        if (auto shape = nav::obstacleShape(object.geometry))
            obstacles.push_back(*std::move(shape));
    });
    if (auto walls = nav::boundingWalls(m_index.map().settings))
        obstacles.push_back(*std::move(walls));
    return obstacles;
}

std::optional<Snapper::Pull> Snapper::toPoint(const Moving& moving, const SnapReach& reach) const
{
    std::optional<Pull> best;
    double nearest = reach.distance;
    for (const nav::Point p : moving.points) {
        for (const Source& source : sourcesIn(grown(nav::Box{p, p}, reach.distance))) {
            const double distance = nav::distance(p, source.at);
            if (distance > nearest)
                continue;
            nearest = distance;
            const QString word =
                source.isVertex ? SnapWords::tr("vertex") : SnapWords::tr("centre");
            best = Pull{source.at - p, {Guide{source.at, source.at, word}}};
        }
    }
    return best;
}

std::optional<Guide> Snapper::alongAxis(const Moving& moving, const SnapReach& reach, bool alongX,
                                        double& by) const
{
    std::optional<Guide> best;
    double nearest = reach.distance;
    double nearestAcross = HUGE_VAL;
    for (const nav::Point p : moving.points) {
        const nav::Box window = grown(nav::Box{p, p}, alongX ? reach.distance : reach.sight,
                                      alongX ? reach.sight : reach.distance);
        for (const Source& source : sourcesIn(window)) {
            nav::Point d = source.at - p;
            const double along = coordinate(d, alongX);
            const double across = std::abs(coordinate(d, !alongX));
            const bool isBetter =
                std::abs(along) < nearest || (std::abs(along) == nearest && across < nearestAcross);
            if (across > reach.sight || !isBetter)
                continue;
            nearest = std::abs(along);
            nearestAcross = across;
            by = along;
            best = Guide{source.at, p, alongX ? SnapWords::tr("same x") : SnapWords::tr("same y")};
        }
        const double here = alongX ? p.x : p.y;
        if (const auto place = guideNear(here, alongX, nearest)) {
            by = *place - here;
            nearest = std::abs(by);
            nearestAcross = 0;
            best = Guide{p, p, SnapWords::tr("guide")};
        }
    }
    return best;
}

/// Circles near the last part of a side.
std::vector<nav::Circle> Snapper::discsAlong(nav::Point from, nav::Point to,
                                             const SnapReach& reach) const
{
    std::vector<nav::Circle> discs;
    const double length = nav::distance(from, to);
    const double part = std::min(1.0, reach.sight / 2 / length);
    for (int i = 0; i < stepsOfSide; ++i) {
        const nav::Point a = to + (part * i / stepsOfSide) * (from - to);
        const nav::Point b = to + (part * (i + 1) / stepsOfSide) * (from - to);
        nav::Box window{a, a};
        enclose(window, {b, b});
        visitIn(grown(window, reach.distance), [&discs](const nav::MapObject& object) {
            const auto* circle = std::get_if<nav::Circle>(&object.geometry);
            if (circle && !circle->inverted)
                discs.push_back(*circle);
        });
    }
    return discs;
}

std::optional<Snapper::Pull> Snapper::toTangent(const Moving& moving, const SnapReach& reach) const
{
    std::optional<Pull> best;
    double nearest = reach.distance;
    for (const nav::Point end : moving.sideEnds) {
        const nav::Point p = moving.points.front();
        if (nav::distance(end, p) <= reach.distance)
            continue;
        const auto contact = tangentContact(end, p, discsAlong(end, p, reach), nearest);
        if (!contact)
            continue;
        nearest = nav::length(contact->by);
        best =
            Pull{contact->by, {Guide{contact->touch, p + contact->by, SnapWords::tr("tangent")}}};
    }
    return best;
}

std::optional<Guide> Snapper::toEqualGap(const nav::Box& moving, const SnapReach& reach,
                                         bool alongX, double& by) const
{
    std::vector<nav::Box> others;
    const nav::Box row = grown(moving, alongX ? reach.sight : 0, alongX ? 0 : reach.sight);
    std::size_t seen = 0;
    const Choice choice(*this);
    m_index.visitIn(row, [&](const nav::MapObject& object) {
        const bool isArena = nav::isInverted(object.geometry);
        if (!isArena && nav::isObstacle(object.geometry) && choice.has(object))
            others.push_back(nav::boundingBox(object.geometry));
        return ++seen <= mostOfRow;
    });
    if (seen > mostOfRow)
        return {};
    const auto gap = equalGap(moving, others, alongX, reach.distance);
    if (!gap)
        return {};
    by = gap->by;
    return Guide{gap->source, gap->target, SnapWords::tr("equal gap")};
}

std::optional<double> Snapper::guideNear(double place, bool alongX, double reach) const
{
    std::optional<double> nearest;
    if (!m_guides.visible)
        return nearest;
    for (const double guide : alongX ? m_guides.x : m_guides.y) {
        if (std::abs(guide - place) > reach)
            continue;
        reach = std::abs(guide - place);
        nearest = guide;
    }
    return nearest;
}

std::optional<Snapper::Pull> Snapper::toContact(const nav::Circle& disc,
                                                const SnapReach& reach) const
{
    std::optional<Pull> best;
    double nearest = reach.distance;
    for (const nav::Shape& shape : obstaclesNear(disc, m_agentWidth + reach.distance)) {
        const double gap = nav::signedDistance(disc.center, shape) - disc.radius;
        for (const double wanted : {0.0, m_agentWidth}) {
            const nav::Point core = nearestCore(shape, disc.center);
            const nav::Point away = disc.center - core;
            const double distance = nav::length(away);
            if (std::abs(gap - wanted) >= nearest || distance <= 0 || gap < -disc.radius)
                continue;
            nearest = std::abs(gap - wanted);
            const nav::Point by = ((wanted - gap) / distance) * away;
            const nav::Point rim = disc.center - ((gap + disc.radius) / distance) * away;
            const QString word =
                wanted > 0 ? SnapWords::tr("one agent wide") : SnapWords::tr("touching");
            best = Pull{by, {Guide{rim, disc.center + by, word}}};
        }
    }
    return best;
}

/// In a line with something, or as far from one neighbour as from another.
Snapper::Pull Snapper::inLine(const Moving& moving, const SnapReach& reach, bool (&isDone)[2]) const
{
    Pull pull;
    const auto take = [&](const std::optional<Guide>& guide, bool alongX, double by) {
        if (!guide)
            return;
        coordinate(pull.by, alongX) = by;
        isDone[alongX] = true;
        pull.guides.push_back(*guide);
    };
    for (const bool alongX : {true, false}) {
        double by = 0;
        const auto guide = alongAxis(moving, reach, alongX, by);
        take(guide, alongX, by);
    }
    for (Guide& guide : pull.guides) {
        guide.target = guide.target + pull.by;
        if (guide.word == SnapWords::tr("guide"))
            guide.source = guide.target;
    }
    for (const bool alongX : {true, false}) {
        double by = 0;
        if (isDone[alongX] || !moving.box)
            continue;
        const nav::Point across = alongX ? nav::Point{0, pull.by.y} : nav::Point{pull.by.x, 0};
        const nav::Box box{moving.box->min + across, moving.box->max + across};
        const auto guide = toEqualGap(box, reach, alongX, by);
        take(guide, alongX, by);
    }
    return pull;
}

Snapper::Pull Snapper::pull(const Moving& moving, const SnapReach& reach) const
{
    Pull pull;
    bool isDone[2] = {false, false};
    if (reach.smart) {
        if (const auto point = toPoint(moving, reach))
            return *point;
        if (const auto tangent = toTangent(moving, reach))
            return *tangent;
        pull = inLine(moving, reach, isDone);
        if (!isDone[0] && !isDone[1] && moving.disc) {
            if (const auto contact = toContact(*moving.disc, reach))
                return *contact;
        }
    }
    if (reach.grid && !moving.points.empty()) {
        nav::Point p = moving.points.front();
        for (const bool alongX : {true, false}) {
            const double at = coordinate(p, alongX);
            if (!isDone[alongX])
                coordinate(pull.by, alongX) = std::round(at / reach.gridStep) * reach.gridStep - at;
        }
    }
    return pull;
}

Snapper::RadiusPull Snapper::pullRadius(const nav::Circle& circle, const SnapReach& reach) const
{
    RadiusPull pull{circle.radius, {}};
    double nearest = reach.distance;
    for (const nav::Shape& shape : obstaclesNear(circle, m_agentWidth + reach.distance)) {
        const double gap = reach.smart ? nav::signedDistance(circle.center, shape) : 0;
        for (const double wanted : {0.0, m_agentWidth}) {
            const double radius = gap - wanted;
            if (radius <= 0 || std::abs(radius - circle.radius) >= nearest)
                continue;
            nearest = std::abs(radius - circle.radius);
            const nav::Point core = nearestCore(shape, circle.center);
            const nav::Point toCore = core - circle.center;
            const nav::Point rim = circle.center + (gap / nav::length(toCore)) * toCore;
            pull = {
                radius,
                {Guide{rim, circle.center,
                       wanted > 0 ? SnapWords::tr("one agent wide") : SnapWords::tr("touching")}}};
        }
    }
    if (pull.guides.empty() && reach.grid)
        pull.radius = std::max(1.0, std::round(circle.radius / reach.gridStep)) * reach.gridStep;
    return pull;
}

} // namespace thicket::editor
