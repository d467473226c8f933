#pragma once

#include "libnav/bake/bakedsight.h"
#include "libnav/collision/searchview.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace thicket::nav {

/// One end of a query: the rims that it may see, and how far it is from hubs by way of each. None
/// is tested by a ray, and most covers are not looked at. Used again and again, so that later
/// queries allocate nothing.
class BakedEnd {
public:
    static constexpr double infinity = std::numeric_limits<double>::infinity();

    /// Label entries ahead of where a sight touches its rim.
    struct List {
        std::uint32_t rim = 0;
        LabelRange entries;      ///< in the layer's lists
        std::uint32_t begin = 0; ///< where they begin in hubs() and lengths()
        double reach = 0; ///< what HubEntry::rest lacks to the length from the end, map units
    };

    /// Both points are free and in the layer's frame. Nothing is listed yet.
    void look(const BakedLayer& layer, Point from, Point other);
    /// Lists the hubs by way of the rims whose bounds are above those listed so far, up to this
    /// one. `field` is the one that the layer was baked for.
    void listUpTo(const SearchView& field, const BakedLayer& layer, double bound);
    /// Leaves a list out: its sight is blocked.
    void drop(const List& list);

    Point from() const { return m_from; }
    /// Where the point lies in the layer.
    CellPart at() const { return m_at; }
    /// Up to which bound sights are listed; -infinity: none.
    double listed() const { return m_listed; }
    /// The number of rims that may be listed: those behind which a path may go on.
    std::size_t onwardCount() const { return m_onwardCount; }
    /// Whether no ray needs to test the sight of a rim that the end may see.
    bool isSure(const BakedLayer& layer, std::uint32_t rim) const;
    /// All rims that the end may see, ascending.
    std::span<const std::uint32_t> seen() const { return {m_seen.data(), m_seenCount}; }
    /// What is listed so far, by rim, and the lengths of the paths from the point to them.
    std::span<const std::uint32_t> hubs() const { return {m_hubs.data(), m_count}; }
    std::span<const double> lengths() const { return {m_lengths.data(), m_count}; }
    /// That of a place in hubs().
    const List& listOf(std::size_t place) const;
    /// The entry of the layer's lists at a place in hubs().
    std::uint32_t entryAt(std::size_t place) const
    {
        const List& list = listOf(place);
        return list.entries.begin + static_cast<std::uint32_t>(place - list.begin);
    }

private:
    void choose(const BakedLayer& layer, double bound);
    void addLists(const BakedLayer& layer, const BakedRim& rim, std::uint32_t key);
    void addOnStretch(const SearchView& field, const BakedLayer& layer, std::uint32_t key);
    void copyEntries(const BakedLayer& layer, std::span<List> lists);

    Point m_from;
    Point m_other;
    CellPart m_at;
    double m_listed = -infinity;
    // Rows are as long as the longest so far, as filling them anew with zeros takes time.
    std::vector<std::uint32_t> m_seen;
    std::size_t m_seenCount = 0;
    std::vector<std::uint32_t> m_onward; // those of them behind which a path may go on
    std::size_t m_onwardCount = 0;
    std::vector<double> m_bounds;        // by onward rim: of any path to the other end by way of it
    std::vector<std::uint32_t> m_chosen; // places among the onward rims
    std::size_t m_chosenCount = 0;
    std::vector<List> m_lists;
    std::vector<std::uint32_t> m_hubs;
    std::vector<double> m_lengths;
    std::size_t m_count = 0; // of hubs
};

} // namespace thicket::nav
