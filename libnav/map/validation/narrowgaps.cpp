#include "libnav/map/validation/narrowgaps.h"

#include "libnav/collision/expansion/growth.h"
#include "libnav/geometry/distance.h"
#include "libnav/map/validation/blockers.h"
#include "libnav/map/validation/pieces.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

namespace thicket::nav {
namespace {

/// How the agent's radius and the minimum expansion of a field close passages.
class Narrowing {
public:
    Narrowing(const Box& given, double largestRadius, double agentRadius)
        : m_agentRadius(agentRadius)
    {
        const double tolerance = toleranceFor(given, largestRadius + agentRadius);
        m_least = nav::minimumExpansion(tolerance);
        // A passage this narrow after expansion counts as touching.
        m_contact = 10 * tolerance;
    }

    double agentRadius() const { return m_agentRadius; }
    double least() const { return m_least; }
    /// What the minimum expansion adds to a wall of this half thickness.
    double extra(double halfThickness) const
    {
        return std::max(0.0, m_least - halfThickness - m_agentRadius);
    }
    /// Without the minimum expansion wider passages are open.
    double closed() const { return 2 * m_agentRadius + m_contact; }

private:
    double m_agentRadius;
    double m_least = 0;
    double m_contact = 0;
};

std::vector<Narrowing> narrowingsFor(std::span<const Obstacle> obstacles, std::vector<double> radii)
{
    Box given;
    double largestRadius = 0;
    for (const Obstacle& obstacle : obstacles) {
        enclose(given, boundingBox(obstacle.shape));
        largestRadius = std::max(largestRadius, expandedRadius(obstacle.shape, 0));
    }
    radii.push_back(0);
    std::sort(radii.begin(), radii.end());
    radii.erase(std::unique(radii.begin(), radii.end()), radii.end());
    std::vector<Narrowing> narrowings;
    constexpr std::size_t most = 17;
    for (const double radius : radii) {
        const Narrowing narrowing(given, largestRadius, radius);
        if (radius >= narrowing.least() || narrowings.size() == most)
            break;
        narrowings.push_back(narrowing);
    }
    return narrowings;
}

Point nearestOn(const Segment& side, Point p)
{
    const Point along = side.b - side.a;
    const double square = dot(along, along);
    const double share = square > 0 ? dot(p - side.a, along) / square : 0;
    return side.a + std::clamp(share, 0.0, 1.0) * along;
}

/// The arc length of each point of each wall and polygon along its outline.
class Outlines {
public:
    void add(const Shape& shape)
    {
        m_courses.emplace_back();
        Course& course = m_courses.back();
        const auto* wall = std::get_if<Wall>(&shape);
        const auto* polygon = std::get_if<Polygon>(&shape);
        if (!wall && !polygon)
            return;
        const std::vector<Point>& points = wall ? wall->points : polygon->points;
        double at = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            course.at.push_back(at);
            at += distance(points[i], points[i + 1 < points.size() ? i + 1 : 0]);
        }
        if (polygon || wall->closed)
            course.round = at;
    }
    /// The length along an obstacle's outline from one of its points to a place on one of its
    /// sides.
    double between(std::uint32_t obstacle, std::uint32_t corner, const Piece& piece, Point at) const
    {
        const Course& course = m_courses[obstacle];
        const double there = course.at[piece.corner] + distance(piece.side.a, at);
        const double apart = std::abs(there - course.at[corner]);
        return course.round > 0 ? std::min(apart, course.round - apart) : apart;
    }

private:
    struct Course {
        std::vector<double> at; ///< arc length by point
        double round = 0;       ///< perimeter, if closed
    };
    std::vector<Course> m_courses; ///< by obstacle
};

/// The gap between a probe and a piece.
struct Between {
    Point there;      ///< nearest point of the side, or of the rim of an inverted circle
    Point middle;     ///< of the gap
    double width = 0; ///< <= 0: no gap
};

Between between(const Probe& probe, const Piece& piece, bool isRim)
{
    const Point there = nearestOn(piece.side, probe.at);
    const double apart = distance(probe.at, there);
    if (!isRim) {
        const double width = apart - probe.radius - piece.radius;
        const double toMiddle = (probe.radius + width / 2) / apart;
        return {there, probe.at + toMiddle * (there - probe.at), width};
    }
    const Point outward = apart > 0 ? (1 / apart) * (probe.at - there) : Point{1, 0};
    const double width = piece.radius - apart - probe.radius;
    return {there + piece.radius * outward, probe.at + (probe.radius + width / 2) * outward, width};
}

/// The distances from p to the nearest and to the farthest point of the box.
std::pair<double, double> distancesTo(const Box& box, Point p)
{
    const Point least{std::max({0.0, box.min.x - p.x, p.x - box.max.x}),
                      std::max({0.0, box.min.y - p.y, p.y - box.max.y})};
    const Point most{std::max(p.x - box.min.x, box.max.x - p.x),
                     std::max(p.y - box.min.y, box.max.y - p.y)};
    return {length(least), length(most)};
}

/// Tests corners and circles (the probes) against sides of walls and polygons: of two obstacles
/// that do not meet, one has its nearest point at a corner. This also holds for a wall or polygon
/// and the rim of an inverted circle round it.
class Search {
public:
    Search(std::span<const Obstacle> obstacles, const std::vector<bool>& leaveOut,
           std::vector<Narrowing> narrowings)
        : m_obstacles(obstacles), m_narrowings(std::move(narrowings))
    {
        for (std::uint32_t i = 0; i < obstacles.size(); ++i) {
            const Shape& shape = obstacles[i].shape;
            m_outlines.add(shape);
            if (!leaveOut[i])
                add(shape, i);
        }
        for (const Narrowing& narrowing : m_narrowings)
            m_reach = std::max(m_reach, narrowing.closed() + 2 * narrowing.extra(0));
        keepTwoOwners();
        search(m_probes, numbersFrom(0));
        // Circles get no minimum expansion, so it closes no gap between a circle and an inverted
        // one.
        std::erase_if(m_probes, [this](const Probe& probe) { return isCircle(probe.owner); });
        const std::size_t sides = m_pieces.size();
        addRims(m_pieces, m_arenas, m_narrowings.front().closed());
        search(m_probes, numbersFrom(sides));
    }

    NarrowGaps takeResult()
    {
        NarrowGaps result;
        // An obstacle nearer to the middle than the two closes the gap or leaves a narrower one.
        std::vector<Circle> middles;
        for (const NarrowGap& gap : m_candidates)
            middles.push_back({gap.at, 0.49 * gap.width});
        const Blockers blockers = findBlockers(middles, m_obstacles);
        std::map<std::pair<std::size_t, std::size_t>, NarrowGap> narrowest;
        for (std::size_t i = 0; i < middles.size(); ++i) {
            const NarrowGap& gap = m_candidates[i];
            if (blockers.of[i])
                continue;
            const auto [place, isNew] = narrowest.try_emplace({gap.a, gap.b}, gap);
            if (!isNew && gap.width < place->second.width)
                place->second = gap;
        }
        result.isComplete = m_budget > 0 && m_isComplete && blockers.unchecked == 0 &&
                            narrowest.size() <= narrowGapsLimit;
        for (const auto& [pair, gap] : narrowest)
            if (result.found.size() < narrowGapsLimit)
                result.found.push_back(gap);
        return result;
    }

private:
    using Pieces = std::vector<std::uint32_t>;

    void add(const Shape& shape, std::uint32_t obstacle)
    {
        if (const auto* circle = std::get_if<Circle>(&shape)) {
            if (circle->inverted)
                m_arenas.push_back({circle->center, circle->radius, obstacle});
            else
                m_probes.push_back({circle->center, circle->radius, obstacle, 0});
            return;
        }
        addPieces(m_pieces, shape, obstacle);
        const auto* wall = std::get_if<Wall>(&shape);
        const std::vector<Point>& points = wall ? wall->points : std::get<Polygon>(shape).points;
        for (std::uint32_t i = 0; i < points.size(); ++i)
            m_probes.push_back({points[i], wall ? wall->thickness / 2 : 0, obstacle, i});
    }

    /// The indices of the pieces from `first` on.
    Pieces numbersFrom(std::size_t first) const
    {
        Pieces numbers(m_pieces.size() - first);
        std::iota(numbers.begin(), numbers.end(), static_cast<std::uint32_t>(first));
        return numbers;
    }

    /// Many walls may start at one point. Of equal discs, those of two owners suffice.
    void keepTwoOwners()
    {
        const auto key = [](const Probe& p) {
            return std::tuple(p.at.x, p.at.y, p.radius, p.owner, p.corner);
        };
        std::sort(m_probes.begin(), m_probes.end(),
                  [&](const Probe& p, const Probe& q) { return key(p) < key(q); });
        std::size_t kept = 0;
        std::size_t owners = 0;
        for (const Probe& probe : m_probes) {
            const Probe* last = kept > 0 ? &m_probes[kept - 1] : nullptr;
            const bool isSame = last && last->at == probe.at && last->radius == probe.radius;
            owners = isSame ? owners + (last->owner != probe.owner) : 0;
            if (owners < 2)
                m_probes[kept++] = probe;
        }
        m_probes.resize(kept);
    }

    void search(std::span<Probe> probes, const Pieces& pieces)
    {
        m_budget -= std::min(m_budget, pieces.size());
        if (m_budget == 0 || probes.empty())
            return;
        const ProbeBounds bounds(probes);
        const Pieces near = nearTo(bounds, pieces);
        if (near.empty())
            return;
        constexpr std::size_t few = 4;
        if (probes.size() <= few || bounds.isOne()) {
            m_budget -= std::min(m_budget, probes.size() * near.size());
            for (const Probe& probe : probes)
                for (const std::uint32_t i : near)
                    consider(probe, m_pieces[i]);
            return;
        }
        const std::size_t half = halve(probes, bounds);
        search(probes.first(half), near);
        search(probes.subspan(half), near);
    }

    bool isCircle(std::uint32_t obstacle) const
    {
        return std::holds_alternative<Circle>(m_obstacles[obstacle].shape);
    }

    /// The pieces, all sides or all rims, to which a probe may leave a relevant gap.
    Pieces nearTo(const ProbeBounds& bounds, const Pieces& pieces) const
    {
        const double reach = bounds.mostRadius + m_reach;
        Pieces near;
        for (const std::uint32_t i : pieces) {
            const Piece& piece = m_pieces[i];
            if (isCircle(piece.obstacle)) {
                const auto [least, most] = distancesTo(bounds.box, piece.side.a);
                // Outside an inverted circle everything is blocked: no gap to another circle.
                if (least >= piece.radius + reach)
                    return {};
                if (most + reach >= piece.radius)
                    near.push_back(i);
                continue;
            }
            const bool isWithin = bounds.leastRadius > 0 && farthest(piece.side, bounds.box) <
                                                                bounds.leastRadius + piece.radius;
            if (mayReach(piece, bounds.box, reach) && !isWithin)
                near.push_back(i);
        }
        return near;
    }

    void consider(const Probe& probe, const Piece& piece)
    {
        const bool isRim = isCircle(piece.obstacle);
        const auto [there, middle, width] = between(probe, piece, isRim);
        for (const Narrowing& narrowing : m_narrowings) {
            const double open = narrowing.closed() + (isRim ? 0 : narrowing.extra(piece.radius)) +
                                (isCircle(probe.owner) ? 0 : narrowing.extra(probe.radius));
            if (width <= narrowing.closed() || width > open)
                continue;
            if (probe.owner == piece.obstacle &&
                m_outlines.between(probe.owner, probe.corner, piece, there) <= 10 * width)
                return;
            const auto [a, b] = std::minmax(probe.owner, piece.obstacle);
            keep({a, b, middle, width, open, narrowing.agentRadius()});
            return;
        }
    }

    void keep(const NarrowGap& gap)
    {
        constexpr std::size_t most = 10000;
        m_isComplete = m_candidates.size() < most;
        if (m_isComplete)
            m_candidates.push_back(gap);
    }

    std::span<const Obstacle> m_obstacles;
    std::vector<Narrowing> m_narrowings;
    std::vector<Piece> m_pieces; ///< sides, then rims
    std::vector<Arena> m_arenas; ///< with the indices of their obstacles
    std::vector<Probe> m_probes;
    Outlines m_outlines;
    double m_reach = 0; ///< the widest relevant gap
    std::vector<NarrowGap> m_candidates;
    std::size_t m_budget = narrowGapsBudget;
    bool m_isComplete = true;
};

/// Whether the minimum expansion exceeds the half thickness of some wall or polygon.
bool hasThinOnes(std::span<const Obstacle> obstacles, const std::vector<Narrowing>& narrowings)
{
    return std::any_of(obstacles.begin(), obstacles.end(), [&](const Obstacle& obstacle) {
        return !std::holds_alternative<Circle>(obstacle.shape) &&
               narrowings.front().extra(expandedRadius(obstacle.shape, 0)) > 0;
    });
}

} // namespace

NarrowGaps findNarrowGaps(std::span<const Obstacle> obstacles, const std::vector<bool>& leaveOut,
                          std::vector<double> agentRadii)
{
    std::vector<Narrowing> narrowings = narrowingsFor(obstacles, std::move(agentRadii));
    if (!hasThinOnes(obstacles, narrowings))
        return {};
    return Search(obstacles, leaveOut, std::move(narrowings)).takeResult();
}

} // namespace thicket::nav
