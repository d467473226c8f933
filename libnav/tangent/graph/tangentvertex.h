#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/tangent/bitangent.h"
#include "libnav/tangent/graph/keyset.h"
#include "libnav/tangent/rimindex.h"
#include "libnav/tangent/tangentstring.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

namespace thicket::nav {

struct RimDepartures;

/// Index of a TangentVertex, from 0 in order of arrival.
using VertexIndex = std::uint32_t;

/// A vertex of the tangent graph: an arrival on an oriented disc. It stores the winding in which
/// the path arrived, and the path can only leave in that winding. So a kink (cusp in the
/// literature) cannot be represented. The start is vertex 0, on a disc of radius 0. Fills two cache
/// lines; the first holds what walks along a rim read.
struct alignas(64) TangentVertex {
    static constexpr std::uint32_t none = UINT32_MAX;

    Point center;
    Point direction;    ///< of the arriving tangent
    double heading = 0; ///< its angle
    double travelled = 0;
    DiscIndex disc = noDisc;        ///< noDisc at the start
    std::uint32_t parent = none;    ///< the vertex it was reached from
    std::uint32_t nextOnRim = none; ///< next older vertex on the same oriented disc
    Winding winding = Winding::counterClockwise;
    bool isCovered = false; ///< part of the rim is covered
    bool owesLap = false;   ///< the aims after a full turn are still to be made
    bool isKnown = false;   ///< all its departures are queued: nothing else is to be aimed at

    double radius = 0;     ///< used for rays and turns
    double trueRadius = 0; ///< used for lengths, Disc::trueRadius
    /// Departures with a smaller or larger turn lead into pockets that cheaper paths close.
    double leastTurn = -std::numeric_limits<double>::infinity();
    double mostTurn = std::numeric_limits<double>::infinity();
    std::uint64_t tried = 0;         ///< bit filter in front of the list of intents
    Blocker ahead;                   ///< what the arriving ray hits beyond the disc
    std::uint32_t intent = none;     ///< by which the vertex was reached
    std::uint32_t lastIntent = none; ///< head of the list of its intents

    bool isStart() const { return disc == noDisc; }
    Circle circle() const { return {center, radius}; }
    double signedRadius() const { return sign(winding) * radius; }
    /// Where a tangent in this direction touches the disc.
    Point contact(Point along) const { return center - signedRadius() * leftNormal(along); }
    Point position() const { return contact(direction); }
    /// Whether a departure after this turn leads into a closed pocket.
    bool isPocket(double turn) const
    {
        return turn > mostTurn + turnSlack || turn < leastTurn - turnSlack;
    }
};

static_assert(sizeof(TangentVertex) == 128);

/// A tangent that the search may try, not yet tested for line of sight. `base` + `estimate` is a
/// lower bound of any path with it. Fills one cache line.
struct alignas(64) TangentIntent {
    static constexpr DiscIndex goal = noDisc;

    Point direction;
    double length = 0;
    double turn = 0;          ///< from the arrival; may be negative within the tolerance
    double base = 0;          ///< cost of the path up to its end, at the true radii
    double estimate = 0;      ///< lower bound from there to the goal
    std::uint32_t source = 0; ///< tangent vertex
    DiscIndex target = goal;
    /// Next intent from the same source; from a known rim: the number of the departure; from a
    /// start that knows what it sees: the number of the rim.
    std::uint32_t next = UINT32_MAX;
    Winding winding = Winding::counterClockwise; ///< of the arrival
};
static_assert(sizeof(TangentIntent) == 64);

/// A rim that the start may see, and less than the length of any path by way of it.
struct SeenAtStart {
    double bound = 0;
    std::uint32_t rim = 0; ///< in Sight::rims
};

/// The memory of a search. Kept from query to query, so that only the first queries allocate.
struct SearchMemory {
    std::vector<TangentVertex> vertices;
    std::vector<TangentIntent> intents;
    /// The departures of each vertex on a known rim; null for the others.
    std::vector<const RimDepartures*> known;
    std::vector<std::uint32_t> chain; ///< of intents, from the goal back
    std::vector<DiscIndex> discs;     ///< results of one lookup
    std::vector<CoreIndex> cores;     ///< results of one lookup
    RimIndex rims;                    ///< oriented disc -> last vertex on it
    /// Keys of vertex and oriented target, for vertices with long lists of intents; and of those
    /// vertices.
    KeySet tried;
    std::vector<SeenAtStart> waiting; ///< those that are not queued yet
    TangentString string;             ///< the path, while it is pulled taut

    static constexpr std::size_t mostVertices = std::size_t{1} << 17; ///< bound of the reserve
    static constexpr std::size_t intentsPerVertex = 8;                ///< long searches need 6

    /// Prepares for the next search, in a field of `discCount` discs. Reserves at once, because
    /// moving the vectors of a long search takes milliseconds in which it cannot be stopped.
    /// Reserved memory that is never written to costs none.
    void clear(std::size_t discCount)
    {
        vertices.clear();
        intents.clear();
        known.clear();
        rims.clear();
        tried.clear();
        const std::size_t count = std::min(discCount, mostVertices);
        vertices.reserve(count);
        known.reserve(count);
        intents.reserve(intentsPerVertex * count);
        rims.reserve(2 * discCount);
    }
};

} // namespace thicket::nav
