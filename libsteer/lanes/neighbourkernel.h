#pragma once

#include <cstdint>

/// What an agent feels of its neighbours, eight of them at a time. The same source is compiled once
/// for every instruction set. Nothing in here, nor in what those files include, may be an inline
/// function with a name of its own: the linker keeps one of all that are called the same, perhaps
/// the one with the newest instructions. Hence plain structs and no standard library.
namespace thicket::steer {

/// The crowd in the order of its cells; every array goes on for 8 more.
struct CrowdLanes {
    const std::int32_t* x; ///< lattice units, the lowest 32 bits: differences are exact
    const std::int32_t* y;
    const float* vx; ///< map units per second
    const float* vy;
    const float* radius;     ///< map units
    const std::uint32_t* id; ///< to tell the agent itself, and who yields where two coincide
};

/// Agents [begin, end) of a CrowdLanes, eight or fewer.
struct LaneBlock {
    std::uint32_t begin;
    std::uint32_t end;
};

/// Whose neighbours, and which of them count. Ranges are between rims, in map units; those of
/// behaviours that are not asked for are 0.
struct NeighbourQuery {
    std::int32_t x, y;
    float vx, vy;
    float headingX, headingY;
    float radius;
    float unit; ///< of the lattice, map units
    std::uint32_t id;
    float avoidRange, avoidHorizon, avoidMargin; ///< as AvoidAgentsParams; horizon in seconds
    float avoidRight, avoidBrake;                ///< the biases
    float separationRange;
    float alignmentRange, alignmentCosine;
    float cohesionRange, cohesionCosine;
    float contactRange; ///< who is nearer is listed
};

/// Sums over the neighbours, not yet forces.
struct NeighbourSums {
    float avoidX, avoidY;
    float separationX, separationY;
    float alignmentX, alignmentY, alignmentWeight;
    float cohesionX, cohesionY, cohesionWeight;
    std::uint32_t contacts; ///< how many were listed
};

enum NeighbourParts : unsigned { partAvoid = 1, partSeparation = 2, partFlock = 4 };

/// After the blocks there must be one more, empty one. `contacts` must have room for as many as
/// they hold.
using NeighbourKernel = void (*)(const CrowdLanes& lanes, const NeighbourQuery& query,
                                 const LaneBlock* blocks, unsigned count, NeighbourSums& sums,
                                 std::uint32_t* contacts);

/// By NeighbourParts: for avoidance and separation; for all; for the list alone.
struct NeighbourKernels {
    NeighbourKernel contacts;
    NeighbourKernel avoiding; ///< avoidance and separation
    NeighbourKernel flocking; ///< separation, alignment and cohesion
    NeighbourKernel all;
};

} // namespace thicket::steer
