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

    struct Sight {
        std::uint32_t rim = 0; ///< of the arrival
        double toRim = 0;      ///< distance of the disc, map units
        double bound = 0;      ///< of any path to the other end by way of it
    };
    /// A tangent to a rim that nothing has tested.
    struct Arrival {
        double length = 0; ///< map units
        double off = 0;    ///< progress() of its contact from the stretch's middle, as `halfSpan`
    };

    /// Both points are free and in the layer's frame. Nothing is listed yet.
    void look(const BakedLayer& layer, Point from, Point other);
    /// Lists the hubs by way of the sights whose bounds are above those listed so far, up to this
    /// one. `field` is the one that the layer was baked for.
    void listUpTo(const SearchView& field, const BakedLayer& layer, double bound);
    /// Leaves the sight of an entry out: it is blocked.
    void dropSightOf(std::size_t entry);

    /// Up to which bound sights are listed; -infinity: none.
    double listed() const { return m_listed; }
    /// By rim.
    std::span<const Sight> sights() const { return m_sights; }
    /// What is listed so far, by sight, and the lengths of the paths from the point to them.
    std::span<const std::uint32_t> hubs() const { return {m_hubs.data(), m_count}; }
    std::span<const double> lengths() const { return {m_lengths.data(), m_count}; }
    const Sight& sightOf(std::size_t entry) const { return m_sights[m_lists[listOf(entry)].sight]; }

private:
    /// The entries of a sight, which end where the next list begins.
    struct List {
        std::uint32_t sight = 0;
        std::uint32_t begin = 0;
    };

    std::size_t listOf(std::size_t entry) const;
    void append(const BakedLayer& layer, const BakedRim& rim, Winding winding,
                const Arrival& arrival);
    void appendOnStretch(const SearchView& field, const BakedLayer& layer, const BakedSight& sight);
    void append(const BakedLayer& layer, LabelRange entries, double reach);

    Point m_from;
    double m_listed = -infinity;
    std::vector<std::uint32_t> m_rims;
    std::vector<Sight> m_sights;
    std::vector<List> m_lists;
    std::vector<Arrival> m_arrivals;
    std::vector<std::uint32_t> m_hubs; // more than m_count: copied in blocks
    std::vector<double> m_lengths;
    std::size_t m_count = 0;
};

} // namespace thicket::nav
