#include "libnav/collision/rims/rimneighbours.h"

#include "libnav/collision/index/coregrid.h"
#include "libnav/collision/rims/coveredarcs.h"
#include "libnav/geometry/direction.h"
#include "libnav/geometry/distance.h"

#include <numbers>

namespace thicket::nav {

namespace {

// Up to this many parts near a stretch are taken without further tests.
constexpr std::size_t fewParts = 12;
// At most this many parts near a stretch are kept for its halves.
constexpr std::size_t mostWithin = 256;
// This many discs before and after a disc in the tree's order are tried first.
constexpr std::size_t seeds = 4;
// Then discs at twice the distance in that order, and so on, up to this, while more of the rim than
// `muchOpen`, radians, is open: the order jumps, so the first ones may all lie to one side.
constexpr std::size_t farthestSeed = 64;
constexpr double muchOpen = 1;
// Cores are cut into at most this many pieces on average.
constexpr double mostStretches = 16;
constexpr double longestArc = std::numbers::pi / 2;

} // namespace

void RimNeighbours::plant()
{
    double total = 0;
    for (CoreIndex i; i < m_expansion.cores.size(); ++i)
        if (!isNone(m_expansion.cores[i]))
            total += frameOf(i).length;
    const auto count = std::max<std::size_t>(1, m_expansion.cores.size());
    m_stretch = total / (mostStretches * double(count));
    m_parts.reserve(m_parts.size() + (std::size_t(mostStretches) + 1) * m_expansion.cores.size());
    for (CoreIndex i; i < m_expansion.cores.size(); ++i)
        if (!isNone(m_expansion.cores[i]))
            addStretches(m_expansion.cores[i], i, m_parts);
    m_tree = PartTree(std::move(m_parts));
    m_lastOf.assign(m_tree.parts().size(), noDisc);
}

void RimNeighbours::addStretches(const Core& core, CoreIndex index, std::vector<Part>& parts)
{
    const CoreFrame frame = frameOf(index);
    // The box of a piece as long as it is wide fits as well as that of a shorter piece.
    const double piece = std::max(m_stretch, frame.halfWidth);
    const double count = std::max(1.0, std::ceil(frame.length / piece));
    const auto at = [&](double i) {
        return i == count ? m_expansion.discs[core.b].center
                          : frame.world({frame.length * i / count, 0});
    };
    for (double i = 0; i < count; ++i)
        parts.push_back({{at(i), at(i + 1)}, frame.halfWidth, index, {}, true});
}

CoreFrame RimNeighbours::frameOf(CoreIndex core) const
{
    const Core& ends = m_expansion.cores[core];
    return nav::frameOf(m_expansion.discs[ends.a], m_expansion.discs[ends.b]);
}

// Sets m_near to the first discs to try, and m_open to what they leave free of the rim.
void RimNeighbours::begin(DiscIndex disc)
{
    m_disc = disc;
    m_rim = m_expansion.discs[disc];
    m_near.clear();
    m_open.clear();
    CoveredArcs covered(m_rim, m_expansion.tolerance);
    const std::size_t rank = m_ranks[disc];
    const auto take = [&](std::size_t other) {
        if (other >= m_discs.size())
            return;
        const Part& part = m_tree.parts()[m_discs[other]];
        m_near.push_back(&part);
        if (part.radius > m_deep)
            covered.coverBy(Disc{part.axis.a, part.radius - m_deep});
    };
    const auto isOpen = [&] {
        double sweep = 0;
        for (const RimArc& gap : covered.gaps())
            sweep += gap.sweep;
        return sweep > muchOpen;
    };
    // Before index 0 the unsigned index wraps round, and take() ignores it.
    for (std::size_t step = 1; step <= seeds; ++step)
        for (const std::size_t other : {rank - step, rank + step})
            take(other);
    for (std::size_t step = 2 * seeds; step <= farthestSeed && isOpen(); step *= 2)
        for (const std::size_t other : {rank - step, rank + step})
            take(other);
    for (const RimArc& gap : covered.gaps()) {
        const double count = std::ceil(gap.sweep / longestArc);
        for (double i = 0; i < count; ++i)
            m_open.push_back(
                {{gap.begin + gap.sweep * i / count, gap.sweep / count}, 0, 0, fewParts});
    }
}

RimNeighbours::Stretch RimNeighbours::stretchOf(const RimArc& arc) const
{
    const auto at = [&](double share) {
        const double angle = arc.begin + arc.sweep * share;
        return m_rim.center + m_rim.radius * unitAt(angle);
    };
    return {arc,
            at(0),
            at(1),
            at(0.5),
            m_rim.radius * arc.sweep / 2,
            m_rim.radius * (1 - unitAt(arc.sweep / 2).x)};
}

bool RimNeighbours::isNearFew(const Stretch& stretch, const Open& open)
{
    m_near.clear();
    const double reach = stretch.reach + m_contact;
    const auto take = [&](const Part& part) {
        if (!isOwn(part, m_disc) && isKept(part) && comesNear(stretch, part, m_contact))
            m_near.push_back(&part);
        return m_near.size() <= open.most;
    };
    if (open.asksTree())
        m_tree.visitNear(stretch.middle, reach, take);
    else
        for (std::size_t i = open.begin; i < open.end && m_near.size() <= open.most; ++i)
            if (m_within[i]->distanceTo(stretch.middle) < m_within[i]->radius + reach)
                take(*m_within[i]);
    return m_near.size() <= open.most;
}

void RimNeighbours::narrow(const Stretch& stretch, Open& open)
{
    m_within.resize(open.end);
    // The chord of a half is farther away than this chord by this stretch's bulge at most.
    const double margin = 2 * m_contact + stretch.bulge;
    const std::size_t begin = open.end;
    const auto take = [&](const Part& part) {
        if (isKept(part) && comesNear(stretch, part, margin))
            m_within.push_back(&part);
        return m_within.size() - begin <= mostWithin;
    };
    if (open.asksTree())
        m_tree.visitNear(stretch.middle, (1 + 1e-9) * stretch.reach + margin, take);
    else
        for (std::size_t i = open.begin; i < open.end; ++i)
            take(*m_within[i]);
    if (m_within.size() - begin > mostWithin)
        m_within.resize(begin);
    open.begin = begin;
    open.end = m_within.size();
}

void RimNeighbours::halve(const Open& open)
{
    const auto& [begin, sweep] = open.arc;
    for (const double at : {begin, begin + sweep / 2}) {
        m_open.push_back(open);
        m_open.back().arc = {at, sweep / 2};
    }
}

bool RimNeighbours::isAhead(const Stretch& stretch, Point p, double side) const
{
    const Point middle = stretch.middle - m_rim.center;
    const Point to = side * (p - m_rim.center);
    return dot(middle, to) >= length(to) * dot(middle, stretch.end - m_rim.center) / m_rim.radius;
}

// A part that is near only with a round end need not count: the disc there, or the next piece, is a
// part too.
bool RimNeighbours::isBeyondEnds(const Stretch& stretch, const Part& core, double margin) const
{
    const Point along = core.axis.b - core.axis.a;
    const double square = dot(along, along);
    const double beyond = (margin + stretch.bulge) * std::sqrt(square);
    const double begin = dot(along, stretch.begin - core.axis.a);
    const double end = dot(along, stretch.end - core.axis.a);
    if (std::max(begin, end) >= -beyond && std::min(begin, end) <= square + beyond)
        return false;
    const auto [a, b] = endsOf(core);
    return a && b;
}

bool RimNeighbours::comesNear(const Stretch& stretch, const Part& part, double margin) const
{
    if (part.isCore)
        return !isBeyondEnds(stretch, part, margin) &&
               nav::distance(part.axis, Segment{stretch.begin, stretch.end}) <
                   part.radius + margin + stretch.bulge;
    const Point center = part.axis.a;
    const double apart =
        isAhead(stretch, center, 1)
            ? std::abs(distance(center, m_rim.center) - m_rim.radius)
            : std::min(distance(center, stretch.begin), distance(center, stretch.end));
    return apart < part.radius + margin;
}

std::array<const PartTree::Part*, 2> RimNeighbours::endsOf(const Part& core) const
{
    const auto partOf = [this](DiscIndex disc) {
        return m_ranks[disc] == nowhere ? nullptr : &m_tree.parts()[m_discs[m_ranks[disc]]];
    };
    const Core& ends = m_expansion.cores[core.core()];
    return {partOf(ends.a), partOf(ends.b)};
}

// A core's round ends belong to its discs, if these have rims and are not the examined disc.
bool RimNeighbours::isWellInside(const Stretch& stretch, const Part& part) const
{
    if (!part.isCore) {
        const Point center = part.axis.a;
        const double apart =
            isAhead(stretch, center, -1)
                ? distance(center, m_rim.center) + m_rim.radius
                : std::max(distance(center, stretch.begin), distance(center, stretch.end));
        return apart <= part.radius - m_deep;
    }
    const double least = stretch.bulge + m_deep;
    const auto [a, b] = endsOf(part);
    if (a && b && !isOwn(part, m_disc)) {
        // Bounded by its middle or by its ends: which is tighter depends on its length.
        const double apart = std::min(
            part.distanceTo(stretch.middle) + stretch.reach,
            std::max(part.distanceTo(stretch.begin), part.distanceTo(stretch.end)) + stretch.bulge);
        return apart <= part.radius - m_deep;
    }
    const CoreFrame frame = frameOf(part.core());
    return std::ranges::all_of(std::array{stretch.begin, stretch.end}, [&](Point p) {
        const Point at = frame.local(p);
        return at.x >= least && frame.length - at.x >= least &&
               frame.halfWidth - std::abs(at.y) >= least;
    });
}

const PartTree::Part* RimNeighbours::deepestAt(Point p, const Open& open) const
{
    const auto isOther = [this](const Part& part) {
        return isKept(part) && (part.isCore || part.disc() != m_disc);
    };
    if (open.asksTree())
        return m_tree.deepestAt(p, isOther);
    const Part* deepest = nullptr;
    double depth = 0;
    for (std::size_t i = open.begin; i < open.end; ++i) {
        const Part& part = *m_within[i];
        const double own = part.radius - part.distanceTo(p);
        if ((own > depth || (own == depth && deepest && deepest->isCore && !part.isCore)) &&
            isOther(part)) {
            deepest = &part;
            depth = own;
        }
    }
    return deepest;
}

const PartTree::Part* RimNeighbours::coverAmongNear(const Stretch& stretch) const
{
    for (const Part* part : m_near)
        if (isWellInside(stretch, *part))
            return part;
    return nullptr;
}

RimNeighbours::Cover RimNeighbours::coverOf(const Stretch& stretch, const Open& open) const
{
    const Part* const deepest = deepestAt(stretch.middle, open);
    if (!deepest)
        return {};
    const Point middle = stretch.middle;
    return {isOwn(*deepest, m_disc) ? nullptr : deepest, isWellInside(stretch, *deepest),
            isWellInside({stretch.arc, middle, middle, middle, 0, 0}, *deepest)};
}

} // namespace thicket::nav
