#include "plugins/shapes/meetinggroups.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace thicket::plugins {

namespace {

/// For each extent: others that are looked at, and those among them that it meets.
/// Circles on a grid that reach over half of their neighbours meet six; halving them, whose outlines
/// hardly get shorter by it, would take five times as long.
constexpr std::size_t mostSteps = 48;
constexpr std::size_t mostMeetings = 6;

class Forest {
public:
    explicit Forest(std::size_t count) : m_parents(count)
    {
        std::iota(m_parents.begin(), m_parents.end(), 0u);
    }
    std::uint32_t root(std::uint32_t i)
    {
        while (m_parents[i] != i)
            i = m_parents[i] = m_parents[m_parents[i]];
        return i;
    }
    void join(std::uint32_t a, std::uint32_t b)
    {
        a = root(a);
        b = root(b);
        m_parents[std::max(a, b)] = std::min(a, b);
    }

private:
    std::vector<std::uint32_t> m_parents;
};

/// Level strips of the plane, about as many as extents lie above one another.
class Strips {
public:
    explicit Strips(std::span<const LatticeExtent> extents)
        : m_open(std::size_t(std::sqrt(double(extents.size()))) + 1)
    {
        LatticeExtent all;
        for (const LatticeExtent& extent : extents)
            all.enclose(extent);
        m_bottom = all.least.y;
        m_height = (std::int64_t(all.most.y) - m_bottom) / std::int64_t(m_open.size()) + 1;
    }
    /// Those in it that a sweep to the right has met and not passed.
    std::vector<std::uint32_t>& open(std::size_t strip) { return m_open[strip]; }
    std::size_t at(std::int32_t y) const
    {
        return std::size_t((std::int64_t(y) - m_bottom) / m_height);
    }

private:
    std::vector<std::vector<std::uint32_t>> m_open;
    std::int64_t m_bottom = 0;
    std::int64_t m_height = 1;
};

} // namespace

std::optional<std::vector<std::uint32_t>> meetingGroups(std::span<const LatticeExtent> extents)
{
    std::vector<std::uint32_t> groups(extents.size());
    if (extents.empty())
        return groups;
    std::vector<std::uint32_t> order(extents.size());
    std::iota(order.begin(), order.end(), 0u);
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return std::pair(extents[a].least.x, a) < std::pair(extents[b].least.x, b);
    });
    Forest forest(extents.size());
    Strips strips(extents);
    std::size_t steps = mostSteps * extents.size();
    std::size_t meetings = mostMeetings * extents.size();
    for (const std::uint32_t i : order) {
        const LatticeExtent& extent = extents[i];
        for (std::size_t strip = strips.at(extent.least.y), end = strips.at(extent.most.y);
             strip <= end; ++strip) {
            std::vector<std::uint32_t>& open = strips.open(strip);
            if (steps < open.size() + 1)
                return std::nullopt;
            steps -= open.size() + 1;
            std::erase_if(open,
                          [&](std::uint32_t o) { return extents[o].most.x < extent.least.x; });
            for (const std::uint32_t other : open) {
                if (!extent.meets(extents[other]))
                    continue;
                if (meetings == 0)
                    return std::nullopt;
                --meetings;
                forest.join(i, other);
            }
            open.push_back(i);
        }
    }
    for (std::uint32_t i = 0; i < groups.size(); ++i)
        groups[i] = forest.root(i);
    return groups;
}

} // namespace thicket::plugins
