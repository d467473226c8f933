#include "libnav/bake/bakedend.h"

#include "libnav/bake/bakedrim.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace thicket::nav {

namespace {

constexpr double sameArc = 1e-9; // radians by which rounding may put a place behind another

template <class Value> void lengthen(std::vector<Value>& row, std::size_t count)
{
    if (row.size() < count)
        row.resize(2 * count);
}

} // namespace

// No branch asks whether a rim counts: either is as likely.
void BakedEnd::look(const BakedLayer& layer, Point from, Point other)
{
    m_from = from;
    m_other = other;
    m_listed = -infinity;
    m_count = 0;
    m_lists.clear();
    const CellPart at = m_at = cellPartAt(layer.frame, from);
    const std::uint32_t begin = layer.firstSight[at.cell], end = layer.firstSight[at.cell + 1];
    const std::size_t most = end - begin;
    lengthen(m_seen, most);
    lengthen(m_onward, most);
    lengthen(m_bounds, most);
    lengthen(m_chosen, most);
    std::uint32_t* seen = m_seen.data();
    std::uint32_t* onward = m_onward.data();
    for (std::uint32_t i = begin; i < end; ++i) {
        *seen = *onward = layer.sights[i];
        seen += at.isIn(layer.sightParts[i]) ? 1 : 0;
        onward += at.isIn(layer.onwardParts[i]) ? 1 : 0;
    }
    m_seenCount = static_cast<std::size_t>(seen - m_seen.data());
    m_onwardCount = static_cast<std::size_t>(onward - m_onward.data());
}

bool BakedEnd::isSure(const BakedLayer& layer, std::uint32_t rim) const
{
    std::size_t sight = layer.firstSight[m_at.cell];
    for (std::size_t left = layer.firstSight[m_at.cell + 1] - sight; left > 1; left -= left / 2)
        sight += layer.sights[sight + left / 2] <= rim ? left / 2 : 0;
    return m_at.isIn(layer.sureParts[sight]);
}

// All at once need no bounds.
void BakedEnd::choose(const BakedLayer& layer, double bound)
{
    const bool isFirst = m_listed == -infinity;
    if (isFirst && bound == infinity) {
        std::iota(m_chosen.begin(), m_chosen.begin() + std::ptrdiff_t(m_onwardCount), 0U);
        m_chosenCount = m_onwardCount;
    } else {
        for (std::size_t i = 0; isFirst && i < m_onwardCount; ++i)
            m_bounds[i] = straightBound(layer.rims[m_onward[i]], {m_from, m_other});
        m_chosenCount = 0;
        for (std::uint32_t i = 0; i < m_onwardCount; ++i) {
            m_chosen[m_chosenCount] = i;
            m_chosenCount +=
                std::size_t(m_bounds[i] > m_listed) & std::size_t(m_bounds[i] <= bound);
        }
    }
    m_listed = bound;
}

// All lists are found before any is copied, so that the processor works on several at a time.
void BakedEnd::listUpTo(const SearchView& field, const BakedLayer& layer, double bound)
{
    choose(layer, bound);
    const std::size_t old = m_lists.size();
    for (std::size_t i = 0; i < m_chosenCount; ++i) {
        const std::uint32_t key = m_onward[m_chosen[i]];
        const BakedRim& rim = layer.rims[key];
        if (rim.halfSpan == BakedRim::severalStretches)
            addOnStretch(field, layer, key);
        else
            addLists(layer, rim, key);
    }
    copyEntries(layer, {m_lists.data() + old, m_lists.size() - old});
}

void BakedEnd::addOnStretch(const SearchView& field, const BakedLayer& layer, std::uint32_t key)
{
    const auto sight = sightOf(field, layer, m_from, key);
    if (!sight)
        return;
    const Disc& disc = field.discs()[discOfRim(key)];
    addLists(layer, bakedRim(disc, layer, sight->pass / 2, windingOfRim(key)), key);
}

// Where a cover hides the contact with an arc, the stretch's nearest end stands for it. At a corner
// an entry behind costs as much as one ahead, so some may be among those that are read.
void BakedEnd::addLists(const BakedLayer& layer, const BakedRim& rim, std::uint32_t key)
{
    const Winding winding = windingOfRim(key);
    const Point out = m_from - rim.center;
    if (rim.radius == 0) {
        const double off = cornerContact(rim.middle, winding, out);
        m_lists.push_back({key, {rim.entryBefore(off), rim.entries.end}, 0, length(out)});
        return;
    }
    const ArcContact contact = arcContact(rim.middle, rim.radius, winding, out);
    const double off = std::clamp(contact.place, -rim.halfSpan, rim.halfSpan);
    const double place = rim.radius * (sign(winding) * rim.halfSpan + off);
    const double reach = contact.length - place;
    const std::uint32_t first = layer.firstFrom(rim.entryBefore(off), rim.entries.end, winding,
                                                place - sameArc * rim.radius);
    m_lists.push_back({key, {first, rim.entries.end}, 0, reach});
    if (rim.halfSpan >= BakedRim::wholeArc)
        m_lists.push_back({key, {rim.entries.begin, first}, 0, reach + fullTurn * rim.radius});
}

// In blocks: most lists are short, and a loop of another length each time is mispredicted.
void BakedEnd::copyEntries(const BakedLayer& layer, std::span<List> lists)
{
    constexpr std::size_t block = 8;
    std::size_t all = m_count;
    for (List& list : lists) {
        list.begin = static_cast<std::uint32_t>(all);
        all += list.entries.end - list.entries.begin;
    }
    lengthen(m_hubs, all + block);
    lengthen(m_lengths, all + block);
    m_count = all;
    const HubEntry* const end = layer.entries.data() + layer.entries.size();
    for (const List& list : lists) {
        const HubEntry* from = layer.entries.data() + list.entries.begin;
        const HubEntry* const last = layer.entries.data() + list.entries.end;
        std::uint32_t* toHub = m_hubs.data() + list.begin;
        double* toLength = m_lengths.data() + list.begin;
        const double reach = list.reach;
        const auto copy = [&](std::size_t i) {
            toHub[i] = from[i].hub;
            toLength[i] = reach + from[i].rest;
        };
        for (; from < last && end - from >= std::ptrdiff_t(block); from += block) {
            [&]<std::size_t... I>(std::index_sequence<I...>) { (copy(I), ...); }
            (std::make_index_sequence<block>());
            toHub += block;
            toLength += block;
        }
        for (std::size_t i = 0; from + i < last; ++i)
            copy(i);
    }
}

void BakedEnd::drop(const List& list)
{
    const std::size_t count = list.entries.end - list.entries.begin;
    std::fill_n(m_lengths.begin() + std::ptrdiff_t(list.begin), count, infinity);
}

// Without a branch that is as likely as not; there are few lists.
const BakedEnd::List& BakedEnd::listOf(std::size_t place) const
{
    std::size_t after = 0;
    for (const List& list : m_lists)
        after += list.begin <= place ? 1 : 0;
    return m_lists[after - 1];
}

} // namespace thicket::nav
