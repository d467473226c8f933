#include "app/drawing/capsuleunion.h"

#include "app/drawing/coverage.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <optional>
#include <span>

namespace thicket::drawing {

namespace {

/// Where two boundaries coincide, exactly one of them must be kept. So an earlier capsule counts as
/// wider by this part of the radius, and a later one as narrower. Capsules that touch from outside
/// always count as wider, as nothing passes between them.
constexpr double precedence = 1e-9;

/// The average number of neighbours up to which a capsule is compared with them.
constexpr std::size_t fewNeighbours = 64;

/// Sweep along one axis: finds the spines that may meet a given interval of it.
class SpineSweep {
public:
    SpineSweep(const std::vector<Spine>& spines, double nav::Point::*axis, double radius);

    /// Indices of the spines whose capsules may meet the capsule of this spine, or the disc.
    std::span<const std::size_t> near(const Spine& spine) const;
    std::span<const std::size_t> near(nav::Point center) const { return near({center, {}, 0}); }
    /// The total size of near() for all the spines.
    std::size_t cost() const;

private:
    std::span<const std::size_t> near(double low, double high) const;
    Interval stretchOf(const Spine& spine) const;

    const std::vector<Spine>& m_spines;
    double nav::Point::*m_axis;
    double m_radius;
    std::vector<std::size_t> m_order; // by the start of their interval
    std::vector<double> m_begins;
    std::vector<double> m_reached; // the farthest end of the intervals up to here
};

SpineSweep::SpineSweep(const std::vector<Spine>& spines, double nav::Point::*axis, double radius)
    : m_spines(spines), m_axis(axis), m_radius(radius), m_order(spines.size())
{
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    const auto begin = [&](std::size_t i) { return stretchOf(m_spines[i]).begin; };
    std::stable_sort(m_order.begin(), m_order.end(),
                     [&](std::size_t a, std::size_t b) { return begin(a) < begin(b); });
    double reached = -HUGE_VAL;
    for (const std::size_t i : m_order) {
        const Interval stretch = stretchOf(m_spines[i]);
        reached = std::max(reached, stretch.end);
        m_begins.push_back(stretch.begin);
        m_reached.push_back(reached);
    }
}

Interval SpineSweep::stretchOf(const Spine& spine) const
{
    const nav::Point b = spine.a + spine.length * spine.direction;
    const auto [low, high] = std::minmax(spine.a.*m_axis, b.*m_axis);
    const double grown = 1.001 * m_radius;
    return {low - grown, high + grown};
}

std::span<const std::size_t> SpineSweep::near(double low, double high) const
{
    const auto first = std::lower_bound(m_reached.begin(), m_reached.end(), low);
    const auto last = std::upper_bound(m_begins.begin(), m_begins.end(), high);
    const auto from = std::size_t(first - m_reached.begin());
    const auto to = std::size_t(last - m_begins.begin());
    return from < to ? std::span(m_order).subspan(from, to - from) : std::span<const std::size_t>();
}

std::span<const std::size_t> SpineSweep::near(const Spine& spine) const
{
    const Interval stretch = stretchOf(spine);
    return near(stretch.begin, stretch.end);
}

std::size_t SpineSweep::cost() const
{
    return std::accumulate(
        m_spines.begin(), m_spines.end(), std::size_t{0},
        [&](std::size_t sum, const Spine& spine) { return sum + near(spine).size(); });
}

class CapsuleUnion {
public:
    CapsuleUnion(const std::vector<Corner>& corners, bool closed, double radius, Sides sides);

    /// Whether it takes only a few comparisons for each capsule.
    bool isQuick() const { return m_sweep.cost() <= fewNeighbours * m_spines.size(); }
    std::vector<OutlinePiece> pieces() const;

private:
    std::size_t next(std::size_t corner) const { return (corner + 1) % m_corners.size(); }
    bool endsAt(std::size_t spine, std::size_t corner) const
    {
        return spine == corner || next(spine) == corner;
    }
    double width(bool earlier) const
    {
        return m_radius * (1 + (earlier ? precedence : -precedence));
    }
    bool isNear(const Spine& spine, nav::Point at, double reach) const;
    bool turnsInwards(std::size_t corner) const;
    void addRim(std::vector<OutlinePiece>& pieces, std::size_t corner) const;
    void addSide(std::vector<OutlinePiece>& pieces, std::size_t spine, double side) const;

    const std::vector<Corner>& m_corners;
    std::vector<Spine> m_spines; // m_spines[i] starts at corner i
    double m_radius;
    Sides m_sides;
    SpineSweep m_sweep;
};

std::vector<Spine> spinesOf(const std::vector<Corner>& corners, bool closed)
{
    std::vector<Spine> spines;
    const std::size_t count = corners.size() < 2 ? 0 : corners.size() - (closed ? 0 : 1);
    for (std::size_t i = 0; i < count; ++i) {
        const nav::Point side = corners[(i + 1) % corners.size()].at - corners[i].at;
        const double length = nav::length(side);
        spines.push_back({corners[i].at, (1 / length) * side, length});
    }
    return spines;
}

/// Along the axis on which fewer intervals overlap.
SpineSweep sweepOf(const std::vector<Spine>& spines, double radius)
{
    SpineSweep along(spines, &nav::Point::x, radius);
    if (along.cost() <= 4 * spines.size())
        return along;
    SpineSweep up(spines, &nav::Point::y, radius);
    return up.cost() < along.cost() ? up : along;
}

CapsuleUnion::CapsuleUnion(const std::vector<Corner>& corners, bool closed, double radius,
                           Sides sides)
    : m_corners(corners), m_spines(spinesOf(corners, closed)), m_radius(radius), m_sides(sides),
      m_sweep(sweepOf(m_spines, radius))
{}

bool CapsuleUnion::isNear(const Spine& spine, nav::Point at, double reach) const
{
    const nav::Point b = spine.a + spine.length * spine.direction;
    const double grown = reach + 1.001 * m_radius;
    return at.x >= std::min(spine.a.x, b.x) - grown && at.x <= std::max(spine.a.x, b.x) + grown &&
           at.y >= std::min(spine.a.y, b.y) - grown && at.y <= std::max(spine.a.y, b.y) + grown;
}

bool CapsuleUnion::turnsInwards(std::size_t corner) const
{
    const std::size_t before = (corner + m_corners.size() - 1) % m_corners.size();
    const nav::Point in = m_spines[before].direction;
    const nav::Point out = m_spines[corner].direction;
    const double turn = nav::cross(in, out);
    return turn < 0 || (turn == 0 && nav::dot(in, out) > 0);
}

void CapsuleUnion::addRim(std::vector<OutlinePiece>& pieces, std::size_t corner) const
{
    const nav::Point center = m_corners[corner].at;
    const std::int32_t index = m_corners[corner].index;
    std::vector<Interval> covered;
    for (const std::size_t s : m_sweep.near(center)) {
        const Spine& spine = m_spines[s];
        if (endsAt(s, corner)) {
            const nav::Point direction = s == corner ? spine.direction : -spine.direction;
            const double middle = std::atan2(direction.y, direction.x);
            covered.push_back({middle - std::numbers::pi / 2, middle + std::numbers::pi / 2});
        } else if (isNear(spine, center, m_radius)) {
            const double radius = width(s < corner);
            coverRimByDisc(covered, center, m_radius, spine.a, radius);
            coverRimByDisc(covered, center, m_radius, m_corners[next(s)].at, radius);
            coverRimByRectangle(covered, center, m_radius, spine, radius);
        }
    }
    for (const Interval& arc : uncoveredRim(std::move(covered))) {
        const auto onRim = [&](double angle) {
            return center + m_radius * nav::Point{std::cos(angle), std::sin(angle)};
        };
        pieces.push_back(
            {onRim(arc.begin), onRim(arc.end), true, center, m_radius, arc.begin, arc.end, index});
    }
}

void CapsuleUnion::addSide(std::vector<OutlinePiece>& pieces, std::size_t spine, double side) const
{
    const Spine& own = m_spines[spine];
    const nav::Point b = m_corners[next(spine)].at;
    // The right side forwards, the left side backwards: the capsule is on the left of both.
    const nav::Point along = side < 0 ? own.direction : -own.direction;
    const nav::Point aside = side * m_radius * nav::leftNormal(own.direction);
    const nav::Point from = (side < 0 ? own.a : b) + aside;
    std::vector<Interval> covered;
    for (const std::size_t s : m_sweep.near(own)) {
        const Spine& other = m_spines[s];
        if (s == spine ||
            !isNear(other, own.a + own.length / 2 * own.direction, own.length + m_radius))
            continue;
        const bool isOutside = nav::dot(other.a - from, aside) > 0 &&
                               nav::dot(m_corners[next(s)].at - from, aside) > 0;
        const double radius = width(s < spine || isOutside);
        // A side touches the two discs at its ends by construction.
        if (!endsAt(spine, s))
            coverLineByDisc(covered, from, along, own.length, other.a, radius);
        if (!endsAt(spine, next(s)))
            coverLineByDisc(covered, from, along, own.length, m_corners[next(s)].at, radius);
        coverLineByRectangle(covered, from, along, own.length, other, radius);
    }
    for (const Interval& stretch : uncoveredLine(std::move(covered), own.length)) {
        if (stretch.end - stretch.begin > 1e-12 * own.length)
            pieces.push_back(
                {from + stretch.begin * along, from + stretch.end * along, false, {}, 0, 0, 0, -1});
    }
}

std::vector<OutlinePiece> CapsuleUnion::pieces() const
{
    std::vector<OutlinePiece> all;
    for (std::size_t i = 0; i < m_corners.size(); ++i) {
        if (m_sides == Sides::both || !turnsInwards(i))
            addRim(all, i);
        if (i < m_spines.size()) {
            addSide(all, i, -1);
            if (m_sides == Sides::both)
                addSide(all, i, 1);
        }
    }
    return all;
}

/// Finds the piece that continues where another one ends.
class Chain {
public:
    Chain(std::vector<OutlinePiece> pieces, double tolerance);
    std::optional<OutlineLoop> takeLoop();

private:
    std::optional<std::size_t> nearestStart(nav::Point at) const;

    std::vector<OutlinePiece> m_pieces;
    std::vector<std::size_t> m_byStart; // indices of m_pieces, by the x of their start
    std::vector<bool> m_taken;
    double m_tolerance;
    std::size_t m_first = 0;
};

Chain::Chain(std::vector<OutlinePiece> pieces, double tolerance)
    : m_pieces(std::move(pieces)), m_byStart(m_pieces.size()), m_taken(m_pieces.size()),
      m_tolerance(tolerance)
{
    std::iota(m_byStart.begin(), m_byStart.end(), std::size_t{0});
    std::sort(m_byStart.begin(), m_byStart.end(), [this](std::size_t a, std::size_t b) {
        return m_pieces[a].from.x < m_pieces[b].from.x;
    });
}

std::optional<std::size_t> Chain::nearestStart(nav::Point at) const
{
    auto it = std::lower_bound(
        m_byStart.begin(), m_byStart.end(), at.x - m_tolerance,
        [this](std::size_t piece, double x) { return m_pieces[piece].from.x < x; });
    std::optional<std::size_t> best;
    double bestDistance = m_tolerance;
    for (; it != m_byStart.end() && m_pieces[*it].from.x <= at.x + m_tolerance; ++it) {
        const double d = nav::distance(m_pieces[*it].from, at);
        if (!m_taken[*it] && d <= bestDistance) {
            best = *it;
            bestDistance = d;
        }
    }
    return best;
}

std::optional<OutlineLoop> Chain::takeLoop()
{
    while (m_first < m_pieces.size() && m_taken[m_first])
        ++m_first;
    if (m_first == m_pieces.size())
        return {};
    OutlineLoop loop;
    std::optional<std::size_t> at = m_first;
    do {
        loop.push_back(m_pieces[*at]);
        at = nearestStart(m_pieces[*at].to);
        if (at)
            m_taken[*at] = true;
    } while (at && *at != m_first);
    m_taken[m_first] = true;
    return loop;
}

} // namespace

std::optional<std::vector<OutlineLoop>> capsuleUnion(const std::vector<Corner>& corners,
                                                     bool closed, double radius, Sides sides)
{
    const CapsuleUnion capsules(corners, closed, radius, sides);
    if (!capsules.isQuick())
        return std::nullopt;
    Chain chain(capsules.pieces(), 1e-3 * radius);
    std::vector<OutlineLoop> loops;
    while (auto loop = chain.takeLoop())
        loops.push_back(*std::move(loop));
    return loops;
}

std::vector<OutlineLoop> capsules(const std::vector<Corner>& corners, bool closed, double radius)
{
    constexpr double half = std::numbers::pi;
    std::vector<OutlineLoop> loops;
    for (std::size_t i = 0; i + (closed ? 0 : 1) < corners.size(); ++i) {
        const Corner& a = corners[i];
        const Corner& b = corners[(i + 1) % corners.size()];
        const nav::Point axis = b.at - a.at;
        const nav::Point right = -(radius / nav::length(axis)) * nav::leftNormal(axis);
        const double angle = std::atan2(right.y, right.x);
        loops.push_back(
            {{a.at + right, b.at + right, false, {}, 0, 0, 0, -1},
             {b.at + right, b.at - right, true, b.at, radius, angle, angle + half, b.index},
             {b.at - right, a.at - right, false, {}, 0, 0, 0, -1},
             {a.at - right, a.at + right, true, a.at, radius, angle + half, angle + 2 * half,
              a.index}});
    }
    return loops;
}

} // namespace thicket::drawing
