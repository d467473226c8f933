#include "libnav/bake/bakedunpack.h"

#include "libnav/bake/contactnodes.h"

#include <algorithm>
#include <cmath>

namespace thicket::nav {

namespace {

// Appends the ends by which a path leaves rims for an entry's hub; false if one leads nowhere.
bool appendLegs(const BakedLayer& layer, std::uint32_t entry, std::vector<std::uint32_t>& legs)
{
    for (std::size_t steps = 0; steps <= layer.stretches.size(); ++steps) {
        const HubLeg leg = layer.legs[entry];
        if (leg.via == HubLeg::none)
            return true;
        legs.push_back(leg.via);
        if (leg.next == HubLeg::none)
            return false;
        entry = leg.next;
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

bool unpackRoute(const BakedLayer& layer, const BakedSight& start, const BakedSight& goal,
                 const BakedWay& way, BakedRoute& route)
{
    thread_local std::vector<std::uint32_t> legs; // the end by which each is entered
    legs.clear();
    route.length = way.length;
    if (way.start != BakedWay::noHub) {
        if (!appendLegs(layer, way.start, legs))
            return false;
        const auto middle = static_cast<std::ptrdiff_t>(legs.size());
        if (!appendLegs(layer, way.goal, legs))
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
