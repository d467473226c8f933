#include "libnav/path/boundarywalk.h"

#include "libnav/geometry/angle.h"
#include "libnav/geometry/direction.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace thicket::nav {

namespace {

using std::numbers::pi;
constexpr int arenaPieces = 64;         // of a turn, in which parts are looked for at a time
constexpr std::size_t looksAtEach = 16; // disc, before the beginnings of all gaps are listed
constexpr std::size_t looksAtLeast = 4096;
// Where rounding moved a corner, the next stretch begins this many times as far from it.
constexpr double reaches[] = {1, 16, 256};

double turnedTo(double from, double to)
{
    const double turn = std::fmod(to - from, 2 * pi);
    return turn < 0 ? turn + 2 * pi : turn;
}

Box boxRound(Point p, double reach) { return grown({p, p}, reach); }

void addMeetings(const Circle& a, const Circle& b, std::vector<Point>& found)
{
    const Point to = b.center - a.center;
    const double apart = length(to);
    if (apart == 0)
        return;
    const double along = (apart * apart + a.radius * a.radius - b.radius * b.radius) / (2 * apart);
    const double square = a.radius * a.radius - along * along;
    if (square < 0)
        return;
    const Point axis = (1 / apart) * to;
    const Point middle = a.center + along * axis;
    found.push_back(middle + std::sqrt(square) * leftNormal(axis));
    found.push_back(middle - std::sqrt(square) * leftNormal(axis));
}

void addMeetings(const Circle& circle, const Segment& line, std::vector<Point>& found)
{
    const double whole = distance(line.a, line.b);
    if (whole == 0)
        return;
    const Point along = (1 / whole) * (line.b - line.a);
    const Point to = circle.center - line.a;
    const double aside = cross(along, to);
    const double square = circle.radius * circle.radius - aside * aside;
    if (square < 0)
        return;
    for (const double half : {-std::sqrt(square), std::sqrt(square)})
        if (const double at = dot(along, to) + half; at >= 0 && at <= whole)
            found.push_back(line.a + at * along);
}

/// The side of a core, in the direction in which the core is to the left.
Segment sideOf(const SearchView& field, CoreIndex index, double sign)
{
    const Core& core = field.cores()[index];
    const Disc& a = field.discs()[core.a];
    const Disc& b = field.discs()[core.b];
    const Point axis = b.center - a.center;
    const double whole = length(axis);
    if (whole == 0)
        return {a.center, a.center};
    const Point out = (sign * std::min(a.radius, b.radius) / whole) * leftNormal(axis);
    return sign > 0 ? Segment{b.center + out, a.center + out}
                    : Segment{a.center + out, b.center + out};
}

} // namespace

std::size_t BoundaryWalk::gapCount(DiscIndex disc) const
{
    if (m_field.discs()[disc].radius <= 0)
        return 0;
    const auto covered = m_field.coveredArcs(disc);
    if (covered.empty())
        return 1;
    return covered.front().sweep >= 2 * pi ? 0 : covered.size();
}

BoundaryStretch BoundaryWalk::gap(DiscIndex index, std::size_t which) const
{
    const Disc& disc = m_field.discs()[index];
    Stretch stretch;
    stretch.index = index;
    stretch.circle = {disc.center, disc.radius};
    const auto covered = m_field.coveredArcs(index);
    stretch.isClosed = covered.empty();
    stretch.sweep = 2 * pi;
    if (!stretch.isClosed) {
        stretch.begin = covered[which].begin + covered[which].sweep;
        const RimArc& next = covered[which + 1 < covered.size() ? which + 1 : 0];
        const double round = which + 1 < covered.size() ? 0 : 2 * pi;
        stretch.sweep = std::max(0.0, next.begin + round - stretch.begin);
    }
    return stretch;
}

/// The stretch of the rim that goes on from a point near it.
std::optional<BoundaryStretch> BoundaryWalk::gapFrom(DiscIndex index, Point at, double reach) const
{
    const Disc& disc = m_field.discs()[index];
    const double angle = angleOf(at - disc.center);
    const double room = std::min(reach / disc.radius, 1.0);
    const std::size_t count = gapCount(index);
    if (count == 0)
        return {};
    // The gap behind the last cover that begins before the angle, or the one before that.
    const auto covered = m_field.coveredArcs(index);
    const auto after =
        std::ranges::upper_bound(covered, turnedTo(0, angle) + room, {}, &RimArc::begin);
    const auto found = static_cast<std::size_t>(after - covered.begin()) + count;
    for (const std::size_t back : {1, 2})
        if (const Stretch stretch = gap(index, (found - back + count) % count);
            stretch.isClosed || turnedTo(stretch.begin - room, angle) < stretch.sweep)
            return stretch;
    return {};
}

/// The stretch of the side that goes on from a point near it, from where that is.
std::optional<BoundaryStretch> BoundaryWalk::sideFrom(CoreIndex index, double sign, Point at,
                                                      double reach) const
{
    const Segment side = sideOf(m_field, index, sign);
    const double whole = distance(side.a, side.b);
    if (whole <= reach)
        return {};
    const Point along = (1 / whole) * (side.b - side.a);
    const double begin = dot(at - side.a, along);
    if (begin < -reach || begin > whole - reach || std::abs(cross(along, at - side.a)) > reach)
        return {};
    const double from = std::max(0.0, begin);
    const double probe = from + 0.5 * reach;
    const Core& core = m_field.cores()[index];
    if (!m_field.isFreeForRays(side.a + probe * along))
        return {};
    const Blocker met =
        m_field.firstBlocker(side.a + probe * along, along, whole - probe, core.a, core.b);
    const double end = met.kind == Blocker::Kind::none ? whole : probe + met.at;
    if (end - from <= reach)
        return {};
    Stretch stretch;
    stretch.kind = Stretch::Kind::side;
    stretch.index = index;
    stretch.sign = sign;
    stretch.line = {side.a + from * along, end < whole ? side.a + end * along : side.b};
    return stretch;
}

void BoundaryWalk::collectCrossings(const Arena& arena, const Box& window)
{
    const Circle circle{arena.center, arena.radius};
    m_crossings.clear();
    m_field.collectDiscsIn(window, m_discs);
    for (const DiscIndex i : m_discs)
        addMeetings(circle, Circle{m_field.discs()[i].center, m_field.discs()[i].radius},
                    m_crossings);
    m_field.collectCoresIn(window, m_cores);
    for (const CoreIndex i : m_cores)
        for (const double sign : {1.0, -1.0})
            addMeetings(circle, sideOf(m_field, i, sign), m_crossings);
    for (const ArenaIndex i : m_field.boundingArenas())
        addMeetings(circle, Circle{m_field.arenas()[i].center, m_field.arenas()[i].radius},
                    m_crossings);
}

/// How far an arena's rim is free, clockwise from an angle; at most a whole turn. What crosses the
/// rim at a small angle is deep only far from the crossing, so the middle between crossings is
/// tested.
double BoundaryWalk::freeSweep(ArenaIndex index, double begin)
{
    const Arena& arena = m_field.arenas()[index];
    const double room = m_step / arena.radius;
    const auto at = [&](double turn) {
        const double angle = begin - turn;
        return arena.center + arena.radius * unitAt(angle);
    };
    const double sagitta = arena.radius * (1 - unitAt(pi / arenaPieces).x);
    for (int piece = 0; piece < arenaPieces; ++piece) {
        const double from = 2 * pi * piece / arenaPieces;
        const double to = 2 * pi * (piece + 1) / arenaPieces;
        Box window = boxRound(at(from), m_step);
        enclose(window, boxRound(at(to), m_step));
        collectCrossings(arena, grown(window, sagitta + m_step));
        std::vector<double> turns{from, to};
        for (const Point p : m_crossings)
            if (const double turn = turnedTo(angleOf(p - arena.center), begin);
                turn > from && turn < to)
                turns.push_back(turn);
        std::ranges::sort(turns);
        for (std::size_t i = 1; i < turns.size(); ++i)
            if (turns[i] > room && !m_field.isFreeForRays(at(0.5 * (turns[i - 1] + turns[i]))))
                return turns[i - 1];
    }
    return 2 * pi;
}

std::optional<BoundaryStretch> BoundaryWalk::arenaFrom(ArenaIndex index, Point at, double reach)
{
    const Arena& arena = m_field.arenas()[index];
    if (arena.radius <= reach || std::abs(distance(at, arena.center) - arena.radius) > reach)
        return {};
    Stretch stretch;
    stretch.kind = Stretch::Kind::arena;
    stretch.index = index;
    stretch.circle = {arena.center, arena.radius};
    stretch.begin = angleOf(at - arena.center);
    const double room = reach / arena.radius;
    if (!m_field.isFreeForRays(arena.center + arena.radius * unitAt(stretch.begin - room)))
        return {};
    const double sweep = freeSweep(index, stretch.begin);
    if (sweep <= room)
        return {};
    stretch.isClosed = sweep >= 2 * pi;
    stretch.sweep = -sweep;
    return stretch;
}

std::optional<BoundaryStretch> BoundaryWalk::stretchAt(const Blocker& blocker, Point at)
{
    for (const double times : reaches) {
        const double reach = times * m_step;
        if (blocker.kind == Blocker::Kind::disc) {
            if (auto found = gapFrom(blocker.disc(), at, reach))
                return found;
        } else if (blocker.kind == Blocker::Kind::core) {
            for (const double sign : {1.0, -1.0})
                if (auto found = sideFrom(blocker.core(), sign, at, reach))
                    return found;
        } else if (blocker.kind == Blocker::Kind::arena) {
            if (auto found = arenaFrom(blocker.arena(), at, reach))
                return found;
        }
    }
    return {};
}

std::optional<BoundaryStretch> BoundaryWalk::after(const Stretch& stretch)
{
    for (const double times : reaches)
        if (auto next = after(stretch, times * m_step))
            return next;
    return {};
}

std::uint64_t BoundaryWalk::cellOf(double x, double y) const
{
    const double side = 4 * reaches[2] * m_step;
    const auto column = static_cast<std::int64_t>(std::floor(x / side));
    const auto row = static_cast<std::int64_t>(std::floor(y / side));
    return static_cast<std::uint64_t>(column) * 0x9E3779B97F4A7C15 ^
           static_cast<std::uint64_t>(row) * 0xC2B2AE3D27D4EB4F;
}

void BoundaryWalk::listBegins()
{
    for (DiscIndex i; i < m_field.discs().size(); ++i)
        for (std::size_t k = 0; k < gapCount(i); ++k) {
            const Point begin = gap(i, k).first();
            m_begins[cellOf(begin.x, begin.y)].push_back({i, static_cast<std::uint32_t>(k)});
        }
}

template <class Consider>
void BoundaryWalk::considerRims(const Stretch& stretch, Point end, double reach, Consider consider)
{
    const auto isNew = [&](const Stretch& next) { return !isSame(next, stretch); };
    if (m_looked > looksAtEach * m_field.discs().size() + looksAtLeast) {
        if (m_begins.empty())
            listBegins();
        for (const double x : {end.x - reach, end.x + reach})
            for (const double y : {end.y - reach, end.y + reach})
                if (const auto cell = m_begins.find(cellOf(x, y)); cell != m_begins.end())
                    for (const Begin& begin : cell->second)
                        if (const Stretch next = gap(begin.disc, begin.gap);
                            distance(next.first(), end) <= reach && isNew(next))
                            consider(next);
        return;
    }
    m_field.collectDiscsIn(boxRound(end, reach), m_discs);
    m_looked += m_discs.size();
    for (const DiscIndex i : m_discs) {
        const Disc& disc = m_field.discs()[i];
        if (std::abs(distance(end, disc.center) - disc.radius) <= reach)
            if (const auto next = gapFrom(i, end, reach); next && isNew(*next))
                consider(next);
    }
}

/// Of the stretches that go on near the end, the one that bounds the free space beside this one:
/// the first in the turn from the way back through that space.
std::optional<BoundaryStretch> BoundaryWalk::after(const Stretch& stretch, double reach)
{
    const Point end = stretch.last();
    const Point back = -stretch.lastDirection();
    std::optional<Stretch> best;
    double bestTurn = std::numeric_limits<double>::infinity();
    const auto consider = [&](const std::optional<Stretch>& next) {
        if (!next)
            return;
        Point direction = next->firstDirection();
        if (next->kind != Stretch::Kind::side) {
            const Point out = end - next->circle.center;
            const Point left = (1 / std::max(length(out), 1e-300)) * leftNormal(out);
            direction = next->kind == Stretch::Kind::arena ? -left : left;
        }
        const double turn = turnedTo(0, angleBetween(back, direction));
        if (turn < bestTurn) {
            best = next;
            bestTurn = turn;
        }
    };
    considerRims(stretch, end, reach, consider);
    m_field.collectCoresIn(boxRound(end, reach), m_cores);
    const std::vector<CoreIndex> cores = m_cores;
    for (const CoreIndex i : cores)
        for (const double sign : {1.0, -1.0})
            consider(sideFrom(i, sign, end, reach));
    for (const ArenaIndex i : m_field.boundingArenas())
        consider(arenaFrom(i, end, reach));
    return best;
}

bool BoundaryWalk::isSame(const Stretch& a, const Stretch& b) const
{
    return a.kind == b.kind && a.index == b.index && a.sign == b.sign &&
           distance(a.last(), b.last()) <= 2 * m_step &&
           (a.kind != Stretch::Kind::rim || a.begin == b.begin);
}

std::optional<std::vector<BoundaryStretch>> BoundaryWalk::boundaryFrom(const Stretch& stretch)
{
    std::vector<Stretch> whole;
    if (stretch.isClosed)
        return std::vector{stretch};
    // An arc of a rim is left at most as often as there are parts that cover it.
    const std::size_t most = 64 + 16 * (m_field.discs().size() + 4 * m_field.cores().size());
    Stretch on = stretch;
    while (whole.size() < most) {
        const std::optional<Stretch> next = after(on);
        if (!next || next->isClosed)
            return {};
        if (!whole.empty() && isSame(*next, whole.front())) {
            whole.front() = *next; // the first may have begun in its midst, at a mere touch
            return whole;
        }
        whole.push_back(*next);
        on = *next;
    }
    return {};
}

std::vector<BoundaryStretch> BoundaryWalk::all()
{
    std::vector<Stretch> found;
    for (DiscIndex i; i < m_field.discs().size(); ++i)
        for (std::size_t k = 0; k < gapCount(i); ++k)
            found.push_back(gap(i, k));
    for (CoreIndex i; i < m_field.cores().size(); ++i)
        for (const double sign : {1.0, -1.0}) {
            const Segment side = sideOf(m_field, i, sign);
            const double whole = distance(side.a, side.b);
            const Point along = whole > 0 ? (1 / whole) * (side.b - side.a) : Point{1, 0};
            for (double at = 0; at < whole;) {
                const auto stretch = sideFrom(i, sign, side.a + at * along, m_step);
                if (stretch)
                    found.push_back(*stretch);
                const double on = stretch ? dot(stretch->last() - side.a, along) : at;
                at = std::max(on, at) + std::max(m_step, whole / 64);
            }
        }
    for (const ArenaIndex i : m_field.boundingArenas()) {
        const Arena& arena = m_field.arenas()[i];
        for (double turn = 0; arena.radius > 0 && turn < 2 * pi;) {
            const Point p = arena.center + arena.radius * unitAt(-turn);
            const auto stretch = arenaFrom(i, p, m_step);
            if (stretch)
                found.push_back(*stretch);
            turn += (stretch ? -stretch->sweep : 0) + pi / 256;
        }
    }
    return found;
}

} // namespace thicket::nav
