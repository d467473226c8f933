#include "libnav/bake/onwardparts.h"

#include "libnav/bake/hublabels.h"
#include "libnav/bake/partboxes.h"
#include "libnav/bake/partsbysight.h"
#include "libnav/geometry/angle.h"
#include "libnav/geometry/distance.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace thicket::nav {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr RimFlood::Parts all = ~RimFlood::Parts{0};
// Radians or by cornerPlace(), more than what a path may turn back by: TautDistances::mostBack, and
// the minimum expansion at a corner.
constexpr double mostBack = 0.03;
// Less than half a turn: what points of a box without the rim's centre can be apart.
constexpr double mostApart = 1.5;

/// A rim whose tangents lie on its only stretch.
struct Rim {
    Point center;
    double radius = 0; ///< true one
    Point middle;      ///< of the stretch
    double halfSpan = 0;
    Winding winding = Winding::counterClockwise;
    /// Places are from the middle on in the winding, radians or by cornerPlace(). Infinite: a path
    /// may go on from anywhere; -infinity: from nowhere.
    double lastDeparture = infinity;
};

/// Between which places paths from a box arrive.
struct Places {
    double least = infinity;
    double most = -infinity;
};

/// Where a tangent from a point outside the rim touches it. Beyond an end of the stretch a path
/// goes on from that end.
double arrivalPlace(const Rim& rim, Point from)
{
    const Point out = from - rim.center;
    const double place = rim.radius > 0 ? arcContact(rim.middle, rim.radius, rim.winding, out).place
                                        : cornerContact(rim.middle, rim.winding, out);
    return std::clamp(place, -rim.halfSpan, rim.halfSpan);
}

// The contact turns one way all along a straight line, so its extremes belong to corners.
std::optional<Places> arrivals(const Rim& rim, const Box& box)
{
    if (distance(box, rim.center) <= rim.radius)
        return {};
    Places places;
    for (const Point corner :
         {box.min, Point{box.max.x, box.min.y}, box.max, Point{box.min.x, box.max.y}}) {
        const double place = arrivalPlace(rim, corner);
        places.least = std::min(places.least, place);
        places.most = std::max(places.most, place);
    }
    return places.most - places.least < mostApart ? std::optional(places) : std::nullopt;
}

class Maker {
public:
    Maker(const SearchView& field, const ContactGraph& graph) : m_graph(graph)
    {
        m_rims.resize(2 * field.discs().size());
        for (std::uint32_t key = 0; key < m_rims.size(); ++key)
            setRim(key, field.discs()[discOfRim(key)]);
        for (std::uint32_t end = 0; end < graph.ends.size(); ++end)
            noteDeparture(end);
    }

    /// Of the cell with this corner.
    RimFlood::Parts partsOf(std::uint32_t key, Point least) const;

private:
    void setRim(std::uint32_t key, const Disc& disc);
    void noteDeparture(std::uint32_t end);

    const ContactGraph& m_graph;
    std::vector<Rim> m_rims; // by rimKey()
};

void Maker::setRim(std::uint32_t key, const Disc& disc)
{
    Rim& rim = m_rims[key];
    const DiscIndex index = discOfRim(key);
    const std::uint32_t stretch = m_graph.firstStretch[index];
    if (m_graph.firstStretch[index + 1] != stretch + 1)
        return;
    const RimStretch& own = m_graph.stretches[stretch];
    if (own.sweep >= fullTurn)
        return;
    rim.center = disc.center;
    rim.radius = disc.trueRadius;
    rim.middle = stretchMiddle(own);
    rim.halfSpan = halfSpan(own, rim.radius);
    rim.winding = windingOfRim(key);
    rim.lastDeparture = -infinity;
}

// Short tangents may lead on in either winding, from anywhere.
void Maker::noteDeparture(std::uint32_t end)
{
    const TangentEnd& own = m_graph.ends[end];
    Rim& rim = m_rims[own.rim];
    if (m_graph.isShort(end)) {
        rim.lastDeparture = m_rims[turnedBack(own.rim)].lastDeparture = infinity;
        return;
    }
    const double along =
        rim.radius > 0 ? own.at / rim.radius - rim.halfSpan : double(m_graph.cornerPlaces[end]);
    rim.lastDeparture = std::max(rim.lastDeparture, progress(rim.winding, along));
}

// Most cells lie on one side of the last departure.
RimFlood::Parts Maker::partsOf(std::uint32_t key, Point least) const
{
    const Rim& rim = m_rims[key];
    if (std::isinf(rim.lastDeparture))
        return rim.lastDeparture > 0 ? all : 0;
    const double last = rim.lastDeparture + mostBack;
    if (const auto places = arrivals(rim, boxOfParts(m_graph.frame, least, PartBlock{}))) {
        if (places->most <= last)
            return all;
        if (places->least > last)
            return 0;
    }
    RimFlood::Parts onward = 0;
    for (int part = 0; part < partCount; ++part) {
        const auto places = arrivals(rim, boxOfParts(m_graph.frame, least, partBlock(part)));
        if (!places || places->least <= last)
            onward |= RimFlood::Parts{1} << part;
    }
    return onward;
}

} // namespace

std::vector<RimFlood::Parts> onwardParts(const SearchView& field, const ContactGraph& graph,
                                         unsigned threads)
{
    const Maker maker(field, graph);
    return partsBySight(graph, threads, [&] {
        return [&](std::uint32_t sight, int column, int row) {
            return graph.sightParts[sight] &
                   maker.partsOf(graph.sights[sight], graph.frame.corner(column, row));
        };
    });
}

} // namespace thicket::nav
