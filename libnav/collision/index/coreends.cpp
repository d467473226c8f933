#include "libnav/collision/index/coreends.h"

#include "libnav/collision/index/coregrid.h"
#include "libnav/geometry/angle.h"

namespace thicket::nav {

namespace {

// Up to this many cores, all are returned.
constexpr std::size_t fewEnds = 16;
constexpr float headingSlack = 1e-5f;

constexpr auto byHeading = [](const auto& a, const auto& b) { return a.heading < b.heading; };

} // namespace

CoreEnds::End CoreEnds::endOf(std::span<const Disc> discs, CoreIndex index, DiscIndex from,
                              DiscIndex to)
{
    return {static_cast<float>(angleOf(discs[to].center - discs[from].center)), index};
}

CoreEnds::CoreEnds(std::span<const Disc> discs, std::span<const Core> cores)
{
    if (cores.empty())
        return;
    m_ends.fill(discs.size(), [&](auto put) {
        for (CoreIndex i; i < cores.size(); ++i) {
            if (isNone(cores[i]))
                continue;
            put(cores[i].a, endOf(discs, i, cores[i].a, cores[i].b));
            put(cores[i].b, endOf(discs, i, cores[i].b, cores[i].a));
        }
    });
    for (DiscIndex disc; disc < discs.size(); ++disc)
        if (m_ends[disc].size() > fewEnds) {
            std::vector<End> sorted(m_ends[disc].begin(), m_ends[disc].end());
            std::stable_sort(sorted.begin(), sorted.end(), byHeading);
            m_ends.assign(disc, sorted);
        }
}

void CoreEnds::insert(std::span<const Disc> discs, CoreIndex index, const Core& core)
{
    for (const auto& [from, to] : {std::pair{core.a, core.b}, {core.b, core.a}}) {
        std::vector<End> ends;
        if (from < m_ends.cellCount())
            ends.assign(m_ends[from].begin(), m_ends[from].end());
        ends.push_back(endOf(discs, index, from, to));
        std::stable_sort(ends.begin(), ends.end(), byHeading);
        m_ends.assign(from, ends);
    }
}

void CoreEnds::erase(CoreIndex index, const Core& core)
{
    for (const DiscIndex disc : {core.a, core.b})
        m_ends.remove(disc, [index](const End& end) { return end.core == index; });
}

void CoreEnds::collectTowards(DiscIndex disc, Point direction, std::vector<CoreIndex>& found) const
{
    found.clear();
    if (disc >= m_ends.cellCount())
        return;
    const auto ends = m_ends[disc];
    const auto take = [&](std::size_t i) { found.push_back(ends[i % ends.size()].core); };
    if (ends.size() <= fewEnds) {
        for (std::size_t i = 0; i < ends.size(); ++i)
            take(i);
        return;
    }
    // Those within the precision of headings, and one more on either side, round the circle.
    const End sought{static_cast<float>(angleOf(direction)), {}};
    const auto at =
        std::size_t(std::lower_bound(ends.begin(), ends.end(), sought, byHeading) - ends.begin());
    const auto isClose = [&](std::size_t i) {
        return std::abs(ends[i % ends.size()].heading - sought.heading) <= headingSlack;
    };
    const std::size_t first = at + ends.size();
    std::size_t low = first - 1;
    while (isClose(low) && low > at)
        --low;
    std::size_t high = first;
    while (isClose(high) && high < first + ends.size())
        ++high;
    for (std::size_t i = low; i <= high && i < low + ends.size(); ++i)
        take(i);
}

} // namespace thicket::nav
