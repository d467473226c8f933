#pragma once

#include <cstdint>

/// The sums over an agent's neighbours, eight at a time. The same source is compiled once for every
/// instruction set. No inline function here, or in what these files include, may have external
/// linkage: the linker keeps one copy of each, perhaps one with instructions that the machine
/// lacks. Hence plain structs, places as bare integers, and no standard library.
namespace thicket::steer {

/// The crowd in the order of its cells. Every array has 8 more elements.
struct CrowdLanes {
    const std::int32_t* x; ///< lattice units, lowest 32 bits: differences are exact
    const std::int32_t* y;
    const float* vx; ///< map units per second
    const float* vy;
    const float* radius;     ///< map units
    const std::uint32_t* id; ///< identifies the agent itself; separates coincident agents
};

/// Agents [begin, end) of a CrowdLanes, eight or fewer.
struct LaneBlock {
    std::uint32_t begin;
    std::uint32_t end;
};

/// The agent of a neighbour query, and which neighbours count. Ranges are from rim to rim, map
/// units; 0 for behaviours that are not wanted.
struct NeighbourQuery {
    std::int32_t x, y;
    float vx, vy;
    float headingX, headingY;
    float radius;
    float unit; ///< size of a lattice unit, map units
    std::uint32_t id;
    float avoidRange, avoidHorizon, avoidMargin; ///< see AvoidAgentsParams; horizon in seconds
    float avoidRight, avoidBrake;                ///< the biases
    float separationRange;
    float alignmentRange, alignmentCosine;
    float cohesionRange, cohesionCosine;
    float contactRange; ///< nearer neighbours are listed as contacts
};

/// Sums over the neighbours. Not forces yet.
struct NeighbourSums {
    float avoidX, avoidY;
    float separationX, separationY;
    float alignmentX, alignmentY, alignmentWeight;
    float cohesionX, cohesionY, cohesionWeight;
    std::uint32_t contacts; ///< number of listed contacts
};

enum NeighbourParts : unsigned { partAvoid = 1, partSeparation = 2, partFlock = 4 };

/// There must be an empty block after the last one. `contacts` must have room for all agents of the
/// blocks.
using NeighbourKernel = void (*)(const CrowdLanes& lanes, const NeighbourQuery& query,
                                 const LaneBlock* blocks, unsigned count, NeighbourSums& sums,
                                 std::uint32_t* contacts);

/// Kernels by the parts (NeighbourParts) that they compute. `contacts` only lists.
struct NeighbourKernels {
    NeighbourKernel contacts;
    NeighbourKernel avoiding; ///< avoidance
    NeighbourKernel parting;  ///< avoidance and separation
    NeighbourKernel flocking; ///< separation, alignment and cohesion
    NeighbourKernel all;
};

} // namespace thicket::steer
