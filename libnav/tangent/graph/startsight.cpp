#include "libnav/tangent/graph/startsight.h"

#include "libnav/tangent/graph/arrivaloutlook.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace thicket::nav {

namespace {

constexpr double firstShare = 0.02; // of the distance, by which paths are longer at first
constexpr double growth = 4;        // of that, each time
constexpr double rounding = 1e-12;  // share of a bound

} // namespace

bool StartSight::begin()
{
    if (!canKnow || !m_store.field.sights())
        return false;
    m_sight = sightFrom(m_store.field, m_store.ends.start);
    if (!m_sight)
        return false;
    const SearchEnds& ends = m_store.ends;
    m_direct = distance(ends.start, ends.goal);
    // What a corner may cut, and the ends as they were moved.
    m_slack =
        2 * (m_store.raisedSlack + 2 * distance(ends.goal, ends.trueGoal)) + m_store.tolerance;
    m_longer = firstShare * m_direct / growth;
    auto& waiting = m_store.memory.waiting;
    waiting.clear();
    for (std::uint32_t i = 0; i < m_sight->rims.size(); ++i)
        if (!m_store.pruning.blindEnds || !m_sight->outlooks.isBlind(i, ends.goal))
            waiting.push_back({boundOf(m_sight->rims[i]), i});
    queueMore();
    return true;
}

// Less than the bound of the tangent, which takes several times as long to compute.
double StartSight::boundOf(const SeenRim& rim) const
{
    const SearchEnds& ends = m_store.ends;
    const Disc& disc = m_store.discs[rim.disc];
    const double whole = distance(ends.start, disc.center) + distance(disc.center, ends.goal);
    return whole * (1 - rounding) - 2 * disc.radius - m_slack;
}

// Those that may be on a path which is a little longer than the last.
void StartSight::queueMore()
{
    auto& waiting = m_store.memory.waiting;
    double least = std::numeric_limits<double>::infinity();
    for (const SeenAtStart& one : waiting)
        least = std::min(least, one.bound);
    m_longer *= growth;
    const double longest = std::max(least, m_direct + m_longer);
    std::size_t left = 0;
    for (const SeenAtStart& one : waiting)
        if (one.bound > longest)
            waiting[left++] = one;
        else
            queue(one.rim);
    waiting.resize(left);
    m_rest = UINT32_MAX;
    if (waiting.empty())
        return;
    m_rest = static_cast<std::uint32_t>(m_store.intents.size());
    m_store.intents.emplace_back().base = longest;
}

void StartSight::settle(const TangentIntent& intent, const RimDepartures& known)
{
    const std::uint32_t rim = intent.next;
    if (!m_store.pruning.blindEnds || m_sight->outlooks.isKnown(rim))
        return;
    View view;
    const Outlook outlook =
        outlookFrom(m_sight->place, m_sight->rims[rim], known, m_store.field, m_blind, view);
    if (outlook == Outlook::blind)
        m_sight->outlooks.setBlind(rim, view);
    else if (outlook == Outlook::open)
        m_sight->outlooks.setOpen(rim);
}

void StartSight::queue(std::uint32_t rim)
{
    const SeenRim& seen = m_sight->rims[rim];
    m_aims.fromStart(seen.disc, seen.winding);
    TangentIntent& intent = m_store.intents.back();
    assert(intent.base + intent.estimate >= boundOf(seen));
    intent.next = rim;
    m_store.vertices.front().lastIntent = TangentVertex::none; // `next` is no link
}

} // namespace thicket::nav
