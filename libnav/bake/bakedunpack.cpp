#include "libnav/bake/bakedunpack.h"

#include "libnav/bake/contactnodes.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace thicket::nav {

namespace {

class Unpacker {
public:
    Unpacker(const SearchView& field, const BakedLayer& layer, std::vector<std::uint32_t>& legs)
        : m_layer(layer), m_discs(field.discs()), m_legs(legs)
    {}

    bool appendLegs(const BakedSight& from, std::uint32_t hub);
    std::optional<std::uint32_t> next(std::uint32_t pass, double radius, double at,
                                      std::uint32_t hub) const;

private:
    const BakedLayer& m_layer;
    std::span<const Disc> m_discs;
    std::vector<std::uint32_t>& m_legs; // the ends by which a path leaves rims
};

// The tangent of a shortest way from a place of a stretch to the hub, none if the hub is on the
// stretch; no value if it is not listed.
std::optional<std::uint32_t> Unpacker::next(std::uint32_t pass, double radius, double at,
                                            std::uint32_t hub) const
{
    double least = std::numeric_limits<double>::infinity();
    std::optional<std::uint32_t> via;
    const LabelRange entries = m_layer.entriesOf(pass);
    const Winding winding = windingOfPass(pass);
    for (std::uint32_t i = entries.begin; i < entries.end; ++i) {
        if (m_layer.entries[i].hub != hub)
            continue;
        const double place = m_layer.placeOf(i);
        const double length = m_layer.entries[i].rest - progress(winding, place) +
                              apart(m_layer.stretches[pass / 2], radius, at, place);
        if (length < least) {
            least = length;
            via = m_layer.vias[i];
        }
    }
    return via;
}

bool Unpacker::appendLegs(const BakedSight& from, std::uint32_t hub)
{
    std::uint32_t pass = from.pass;
    double at = from.at;
    DiscIndex disc = discOfRim(from.rim);
    for (std::size_t steps = 0; steps <= m_layer.stretches.size(); ++steps) {
        const auto via = next(pass, m_discs[disc].trueRadius, at, hub);
        if (!via || *via == HubLabels::noEnd)
            return via.has_value();
        m_legs.push_back(*via);
        const TangentEnd& end = m_layer.ends[*via ^ 1];
        pass = passKey(end.stretch, opposite(windingOfRim(end.rim)));
        at = end.at;
        disc = discOfRim(end.rim);
    }
    return false;
}

// Of the shorter way along the rim from the sight to a place.
Winding windingTo(const BakedLayer& layer, const BakedSight& sight, double at)
{
    const double direct = std::abs(at - sight.at);
    const bool isDirect =
        apart(layer.stretches[sight.pass / 2], sight.radius, sight.at, at) == direct;
    return (at > sight.at) == isDirect ? Winding::counterClockwise : Winding::clockwise;
}

// An end that lies on a rim touches it in either winding, by sights that are equally long. Then the
// way along the rim decides. False if a corner without radius leaves that open.
bool windAtEnds(const BakedLayer& layer, const BakedSight& start, const BakedSight& goal,
                std::vector<BakedTurn>& turns)
{
    const bool isStartOn = start.line.length <= 0;
    const bool isGoalOn = goal.line.length <= 0;
    if (turns.size() == 1 && isStartOn && isGoalOn) {
        if (start.radius == 0)
            return false;
        turns.front().leaving = windingTo(layer, start, goal.at);
    }
    if (isStartOn)
        turns.front().arriving = turns.front().leaving;
    if (isGoalOn)
        turns.back().leaving = turns.back().arriving;
    return true;
}

} // namespace

bool unpackRoute(const SearchView& field, const BakedLayer& layer, const BakedSight& start,
                 const BakedSight& goal, const BakedWay& way, BakedRoute& route)
{
    thread_local std::vector<std::uint32_t> legs; // the end by which each is entered
    legs.clear();
    route.length = way.length;
    if (way.hub != BakedWay::noHub) {
        Unpacker unpacker(field, layer, legs);
        if (!unpacker.appendLegs(start, way.hub))
            return false;
        const auto middle = static_cast<std::ptrdiff_t>(legs.size());
        if (!unpacker.appendLegs(goal, way.hub))
            return false;
        std::reverse(legs.begin() + middle, legs.end());
        for (auto leg = legs.begin() + middle; leg != legs.end(); ++leg)
            *leg ^= 1;
    }
    BakedTurn turn{discOfRim(start.rim), windingOfRim(start.rim), {}};
    for (const std::uint32_t leg : legs) {
        turn.leaving = windingOfRim(layer.ends[leg].rim);
        route.turns.push_back(turn);
        const std::uint32_t rim = layer.ends[leg ^ 1].rim;
        turn.disc = discOfRim(rim);
        turn.arriving = opposite(windingOfRim(rim));
    }
    turn.leaving = opposite(windingOfRim(goal.rim));
    route.turns.push_back(turn);
    return windAtEnds(layer, start, goal, route.turns);
}

} // namespace thicket::nav
