#pragma once

#include "libnav/collision/expansion/coreframe.h"
#include "libnav/collision/index/discgrid.h"
#include "libnav/geometry/celllists.h"

namespace thicket::nav {

/// The cells of a CoreGrid that list many cores, so that a ray need not try each of them: a box
/// round the sides of the cores of a cell and, where long cores lie side by side, such as the teeth
/// of a comb, their strips sorted across them. Concurrent const calls are safe.
class CrowdedCells {
public:
    CrowdedCells() = default;
    CrowdedCells(const GridFrame& frame, const CellLists<CoreIndex>& cells,
                 std::span<const CoreFrame> cores);

    bool isEmpty() const { return m_crowds.empty(); }
    /// Call these for each core that comes into the list of a cell, or leaves it.
    void insert(std::size_t cell, CoreIndex core, const CoreFrame& shape);
    void erase(std::size_t cell, CoreIndex core);

    /// meet(core) for those of the cell's cores, `listed`, whose sides the ray may enter between
    /// the distances `entering` and `leaving`, perhaps also for others. Where they are sorted,
    /// those that it reaches first come first. meet() may shorten the ray.
    template <class Meet> void visitMet(const Ray& ray, std::size_t cell,
                                        std::span<const CoreIndex> listed, double entering,
                                        double leaving, Meet meet) const
    {
        const std::uint32_t index = crowdIn(cell);
        if (index != none && !m_crowds[index].mayMeetAny(ray))
            return;
        if (!isSorted(index)) {
            std::for_each(listed.begin(), listed.end(), meet);
            return;
        }
        const Crowd& crowd = m_crowds[index];
        const std::span<const Strip> strips = m_strips[index];
        const auto placeAt = [&](double at) {
            return dot(crowd.across, ray.from - crowd.middle) +
                   std::min({at, leaving, ray.nearest}) * dot(crowd.across, ray.direction);
        };
        if (dot(crowd.across, ray.direction) >= 0)
            visitUpwards(
                strips, placeAt(entering), [&] { return placeAt(farthest); }, meet);
        else
            visitDownwards(
                strips, placeAt(entering), [&] { return placeAt(farthest); }, meet);
    }

    /// visit(core) for those of the cell's cores, `listed`, that meet the given one in the cell,
    /// perhaps also for others.
    template <class Visit> void visitBeside(const CoreFrame& shape, std::size_t cell,
                                            std::span<const CoreIndex> listed, Visit visit) const
    {
        const std::uint32_t index = crowdIn(cell);
        if (!isSorted(index)) {
            std::for_each(listed.begin(), listed.end(), visit);
            return;
        }
        const Strip own = stripOf(m_crowds[index], m_side, {}, shape);
        visitUpwards(
            m_strips[index], own.low, [&own] { return own.high; }, visit);
    }

private:
    /// Part of a core that lies in the cell, as an interval of places across the cores.
    struct Strip {
        float low;
        float high;
        float highest; ///< at least the greatest `high` up to this strip
        CoreIndex core;
    };
    struct Crowd {
        Box sides;     ///< box round the sides of all cores
        Point middle;  ///< of the cell
        Point across;  ///< unit vector at right angles to the cores
        bool isSorted; ///< whether the crowd has strips

        bool mayMeetAny(const Ray& ray) const;
    };
    static constexpr std::uint32_t none = UINT32_MAX;
    static constexpr double farthest = std::numeric_limits<double>::max();

    /// The crowd of a cell; none where few cores were listed when the crowds were built.
    std::uint32_t crowdIn(std::size_t cell) const { return isEmpty() ? none : m_crowdOf[cell]; }
    bool isSorted(std::uint32_t crowd) const { return crowd != none && m_crowds[crowd].isSorted; }

    /// From the first strip that reaches up to `place`, until they begin beyond the ray's end.
    template <class End, class Meet>
    static void visitUpwards(std::span<const Strip> strips, double place, End end, Meet meet)
    {
        auto at = std::partition_point(strips.begin(), strips.end(),
                                       [=](const Strip& strip) { return strip.highest < place; });
        for (; at != strips.end() && at->low <= end(); ++at)
            if (at->high >= place)
                meet(at->core);
    }
    /// From the last strip that begins below `place`, until all others end above the ray's end.
    template <class End, class Meet>
    static void visitDownwards(std::span<const Strip> strips, double place, End end, Meet meet)
    {
        auto at = std::partition_point(strips.begin(), strips.end(),
                                       [=](const Strip& strip) { return strip.low <= place; });
        while (at != strips.begin() && (at - 1)->highest >= end()) {
            --at;
            if (at->high >= end())
                meet(at->core);
        }
    }
    static Crowd crowdOf(Point middle, std::span<const CoreIndex> listed,
                         std::span<const CoreFrame> cores);
    static Strip stripOf(const Crowd& crowd, double side, CoreIndex core, const CoreFrame& shape);
    static std::vector<Strip> stripsOf(const Crowd& crowd, double side,
                                       std::span<const CoreIndex> listed,
                                       std::span<const CoreFrame> cores);
    static void sort(std::vector<Strip>& strips);

    std::vector<std::uint32_t> m_crowdOf; // by cell; empty if no cell is crowded
    std::vector<Crowd> m_crowds;
    CellLists<Strip> m_strips; // by crowd, ascending by `low`
    double m_side = 0;         // of a cell
};

} // namespace thicket::nav
