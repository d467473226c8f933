#include "app/drawing/capsuleunion.h"

#include "app/drawing/coverage.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <optional>

namespace thicket::drawing {

namespace {

/// Where two boundaries coincide, capsules that come earlier are taken as this much wider (of the
/// radius) and later ones as narrower: exactly one of the two is kept. Those that touch from
/// outside are always wider, as nothing passes between the two.
constexpr double precedence = 1e-9;

class CapsuleUnion {
public:
    CapsuleUnion(const std::vector<Corner>& corners, bool closed, double radius, Sides sides);
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
    std::vector<Spine> m_spines; // m_spines[i] leaves corner i
    double m_radius;
    Sides m_sides;
};

CapsuleUnion::CapsuleUnion(const std::vector<Corner>& corners, bool closed, double radius,
                           Sides sides)
    : m_corners(corners), m_radius(radius), m_sides(sides)
{
    const std::size_t count = corners.size() < 2 ? 0 : corners.size() - (closed ? 0 : 1);
    for (std::size_t i = 0; i < count; ++i) {
        const nav::Point way = corners[next(i)].at - corners[i].at;
        const double length = nav::length(way);
        m_spines.push_back({corners[i].at, (1 / length) * way, length});
    }
}

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
    for (std::size_t s = 0; s < m_spines.size(); ++s) {
        const Spine& spine = m_spines[s];
        if (endsAt(s, corner)) {
            const nav::Point way = s == corner ? spine.direction : -spine.direction;
            const double middle = std::atan2(way.y, way.x);
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
    // Right side forwards, left side backwards: the capsule lies on the left of both.
    const nav::Point along = side < 0 ? own.direction : -own.direction;
    const nav::Point aside = side * m_radius * nav::leftNormal(own.direction);
    const nav::Point from = (side < 0 ? own.a : b) + aside;
    std::vector<Interval> covered;
    for (std::size_t s = 0; s < m_spines.size(); ++s) {
        const Spine& other = m_spines[s];
        if (s == spine ||
            !isNear(other, own.a + own.length / 2 * own.direction, own.length + m_radius))
            continue;
        const bool isOutside = nav::dot(other.a - from, aside) > 0 &&
                               nav::dot(m_corners[next(s)].at - from, aside) > 0;
        const double radius = width(s < spine || isOutside);
        // Its own end discs it touches by construction.
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

/// Finds what goes on where a piece ends.
class Chain {
public:
    Chain(std::vector<OutlinePiece> pieces, double tolerance);
    std::optional<OutlineLoop> takeLoop();

private:
    std::optional<std::size_t> nearestStart(nav::Point at) const;

    std::vector<OutlinePiece> m_pieces;
    std::vector<std::size_t> m_byStart; // indices of m_pieces, by the x where they begin
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

std::vector<OutlineLoop> capsuleUnion(const std::vector<Corner>& corners, bool closed,
                                      double radius, Sides sides)
{
    Chain chain(CapsuleUnion(corners, closed, radius, sides).pieces(), 1e-3 * radius);
    std::vector<OutlineLoop> loops;
    while (auto loop = chain.takeLoop())
        loops.push_back(*std::move(loop));
    return loops;
}

} // namespace thicket::drawing
