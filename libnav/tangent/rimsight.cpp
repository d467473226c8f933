#include "libnav/tangent/rimsight.h"

#include "libnav/geometry/direction.h"
#include "libnav/geometry/distance.h"
#include "libnav/tangent/contactcover.h"
#include "libnav/tangent/headingshadow.h"
#include "libnav/tangent/pointcontact.h"
#include "libnav/tangent/rimflood.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace thicket::nav {

namespace {

class RimSight {
public:
    RimSight(const SearchView& field, const Circle& from, std::optional<DiscIndex> own,
             Winding winding, const RimVisitor& visitor)
        : m_field(field), m_from(from), m_own(own), m_winding(winding), m_visitor(visitor),
          m_slack(field.tolerance())
    {}

    /// Looks at discs and cores from near to far, until all that is farther is hidden.
    bool run();
    /// The same by what a flood of cells finds, where it ends soon: much faster among walls, of
    /// which a rim sees little, but all are near. No value: it did not.
    std::optional<bool> runFlooded();

private:
    struct Near {
        double gap = 0;          ///< distance to the centre
        std::uint32_t index = 0; ///< of the disc or core
        bool isCore = false;
        bool operator<(const Near& other) const
        {
            return gap != other.gap ? gap < other.gap : index < other.index;
        }
    };

    void confine();
    void coverOwnRim();
    void collectRing(double done, double reach);
    bool isCancelled() const
    {
        return m_visitor.cancel && m_visitor.cancel->load(std::memory_order_relaxed);
    }
    bool look(const Near& near);
    bool visitTangents(DiscIndex disc);
    bool visitTangent(DiscIndex disc, Winding side);
    bool hasFreeContacts(const Bitangent& tangent, DiscIndex disc) const;
    void coverBy(const Disc& disc);
    void coverBy(const Segment& axis, double apart);

    SearchView m_field;
    const Circle m_from;
    const std::optional<DiscIndex> m_own;
    const Winding m_winding;
    const RimVisitor& m_visitor;
    const double m_slack;
    HeadingShadow m_shadow;
    std::vector<Near> m_ring;
    std::vector<DiscIndex> m_discs;
    std::vector<CoreIndex> m_cores;
};

std::optional<bool> RimSight::runFlooded()
{
    RimDepartures found;
    RimFlood(m_field, *m_own, m_winding).fill(found);
    if (!found.isComplete)
        return std::nullopt;
    std::vector<std::pair<Near, Winding>> seen;
    for (const RimDeparture& departure : found.departures)
        if (m_visitor.isWanted(departure.target))
            seen.push_back(
                {{gapTo(m_field.discs()[departure.target], m_from.center), departure.target},
                 departure.winding});
    std::sort(seen.begin(), seen.end()); // counter-clockwise arrivals first
    for (const auto& [near, side] : seen) {
        if (isCancelled() || !visitTangent(DiscIndex(near.index), side))
            return false;
    }
    return true;
}

// Looks in windows of at most double size until all that is farther is hidden.
bool RimSight::run()
{
    if (m_own && isCoveredAllRound(m_field.coveredArcs(*m_own)))
        return true;
    confine();
    coverOwnRim();
    const Point center = m_from.center;
    const Box world = m_field.bounds();
    const double whole = 2 * length(world.max - world.min) + distance(center, world.center());
    const double share = std::sqrt(1.0 / static_cast<double>(m_field.discs().size() + 1));
    double done = -std::numeric_limits<double>::infinity();
    double reach = m_from.radius + whole * std::min(1.0, share);
    while (true) {
        collectRing(done, std::min(reach, m_visitor.farthest));
        for (const Near& near : m_ring)
            if (!look(near))
                return false;
        done = reach;
        if (reach >= std::min(whole, m_visitor.farthest) ||
            m_shadow.reach() + m_from.radius < reach) {
            const double seen = std::min(reach, m_visitor.farthest);
            if (m_visitor.isCutOff && seen < whole && m_shadow.reach() + m_from.radius >= seen)
                *m_visitor.isCutOff = true;
            return true;
        }
        reach = std::min(2 * reach, 1.001 * (m_shadow.reach() + m_from.radius));
    }
}

// No disc is beyond the bounds of all discs, and nothing is visible beyond an arena.
void RimSight::confine()
{
    const double slack = 16 * m_slack;
    if (!m_field.bounds().isEmpty())
        m_shadow.confine(grown(m_field.bounds(), slack), m_from.center, m_from.radius);
    for (const ArenaIndex index : m_field.boundingArenas()) {
        const Arena& arena = m_field.arenas()[index];
        const double radius = std::max(0.0, arena.radius) + slack;
        const Point corner{radius, radius};
        m_shadow.confine({arena.center - corner, arena.center + corner}, m_from.center,
                         m_from.radius);
    }
}

void RimSight::coverOwnRim()
{
    if (!m_own)
        return;
    const double slack = rimSlack(m_field, m_from.radius);
    for (const RimArc& arc : m_field.coveredArcs(*m_own)) {
        const double heading = arc.begin + sign(m_winding) * fullTurn / 4;
        // Less than what counts as covered, by more than the rounding of headings.
        const double shrunk = slack + 1e-9;
        if (arc.sweep > 2 * shrunk)
            m_shadow.coverWith(heading + shrunk, arc.sweep - 2 * shrunk, 0);
    }
}

void RimSight::collectRing(double done, double reach)
{
    m_ring.clear();
    const Point center = m_from.center;
    const Box window{center - Point{reach, reach}, center + Point{reach, reach}};
    const auto add = [&](double gap, std::uint32_t index, bool isCore) {
        if (gap > done && gap <= reach)
            m_ring.push_back({gap, index, isCore});
    };
    m_field.collectDiscsIn(window, m_discs);
    for (const DiscIndex disc : m_discs)
        if (disc != m_own)
            add(gapTo(m_field.discs()[disc], center), disc, false);
    m_field.collectCoresIn(window, m_cores);
    for (const CoreIndex core : m_cores) {
        const Core& ends = m_field.cores()[core];
        const Segment axis{m_field.discs()[ends.a].center, m_field.discs()[ends.b].center};
        add(distance(center, axis), core, true);
    }
    std::sort(m_ring.begin(), m_ring.end());
}

bool RimSight::look(const Near& near)
{
    if (isCancelled())
        return false;
    if (near.isCore) {
        const Core& core = m_field.cores()[near.index];
        coverBy({m_field.discs()[core.a].center, m_field.discs()[core.b].center}, near.gap);
        return true;
    }
    const DiscIndex disc(near.index);
    if (m_visitor.isWanted(disc) && !visitTangents(disc))
        return false;
    coverBy(m_field.discs()[disc]);
    return true;
}

bool RimSight::visitTangents(DiscIndex disc)
{
    return visitTangent(disc, Winding::counterClockwise) && visitTangent(disc, Winding::clockwise);
}

bool RimSight::visitTangent(DiscIndex disc, Winding side)
{
    const Disc& target = m_field.discs()[disc];
    const auto tangent =
        tangentOrContact(m_from, m_winding, {target.center, target.radius}, side, 10 * m_slack);
    return !tangent || m_shadow.hides(tangent->heading, tangent->length) ||
           !hasFreeContacts(*tangent, disc) ||
           m_field.firstHit(tangent->from, tangent->to, m_own, disc) ||
           m_visitor.visit(disc, *tangent);
}

bool RimSight::hasFreeContacts(const Bitangent& tangent, DiscIndex disc) const
{
    const double departure = contactAngle(tangent.heading, tangent.fromWinding);
    const double arrival = contactAngle(tangent.heading, tangent.toWinding);
    return !(m_own && isContactCovered(m_field, *m_own, departure)) &&
           !isContactCovered(m_field, disc, arrival);
}

// A disc hides what is between its two tangents; slightly less, because rays may graze it.
void RimSight::coverBy(const Disc& disc)
{
    const Circle seen{disc.center, disc.radius - 2 * m_slack};
    if (seen.radius <= 0)
        return;
    const auto right = bitangent(m_from, m_winding, seen, Winding::counterClockwise);
    const auto left = bitangent(m_from, m_winding, seen, Winding::clockwise);
    if (right && left)
        m_shadow.coverWith(right->heading, turnFrom0(left->heading - right->heading),
                           distance(m_from.center, disc.center) + m_from.radius);
}

// A core hides what is behind its axis.
void RimSight::coverBy(const Segment& axis, double apart)
{
    if (apart <= m_from.radius + m_slack)
        return;
    const auto toA = bitangent(m_from, m_winding, {axis.a, 0}, Winding::counterClockwise);
    const auto toB = bitangent(m_from, m_winding, {axis.b, 0}, Winding::counterClockwise);
    if (!toA || !toB)
        return;
    const double turn = wrapped(toB->heading - toA->heading);
    const Point along = axis.b - axis.a;
    const auto crossedAt = [&](double heading) {
        const Point direction = unitAt(heading);
        const Point begin = m_from.center - sign(m_winding) * m_from.radius * leftNormal(direction);
        return cross(axis.a - begin, along) / cross(direction, along);
    };
    m_shadow.coverWith(turn > 0 ? toA->heading : toB->heading, std::abs(turn),
                       std::max(toA->length, toB->length), crossedAt);
}

} // namespace

bool visitTangentsFrom(const SearchView& field, const Circle& from, std::optional<DiscIndex> own,
                       Winding winding, const RimVisitor& visitor)
{
    RimSight sight(field, from, own, winding, visitor);
    // Among circles a rim sees most of what is near.
    const bool isWalled = field.discs().size() <= 2 * field.cores().size();
    if (own && isWalled && std::isinf(visitor.farthest))
        if (const std::optional<bool> isWhole = sight.runFlooded())
            return *isWhole;
    return sight.run();
}

} // namespace thicket::nav
