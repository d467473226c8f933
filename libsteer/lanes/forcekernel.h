#pragma once

#include "libsteer/lanes/neighbourkernel.h"

/// What agents of one stack decide side by side: the formulas of the behaviours, a lane an agent,
/// in doubles and in the same order, so that each gets the bits that the behaviours' own functions
/// give. Plain structs for the reason given in neighbourkernel.h.
namespace thicket::steer {

inline constexpr unsigned mostTogether = 16;

enum class LaneForce : unsigned char {
    seek,
    arrive,
    follow, ///< a path or a flow field
    avoidAgents,
    separation,
    alignment,
    cohesion,
    wander,
};

struct LaneBehaviour {
    LaneForce kind;
    double weight;
};

using DoubleLanes = double[mostTogether];
using FloatLanes = float[mostTogether];

/// Agents by lane. Kernels decide all lanes, so whoever hands in fewer leaves something finite, or
/// what was there before, in the rest.
struct alignas(64) ForceLanes {
    DoubleLanes x, y; ///< as Agent
    DoubleLanes velocityX, velocityY;
    DoubleLanes headingX, headingY;
    DoubleLanes maxSpeed, maxForce;
    DoubleLanes radius;
    DoubleLanes longest;              ///< way in a step, map units
    DoubleLanes caution;              ///< falls to 0 where the goal is as near as a touch
    DoubleLanes goalX, goalY;         ///< for seek and arrive
    DoubleLanes guidedX, guidedY;     ///< the velocity that path or flow field ask for
    DoubleLanes strayX, strayY;       ///< for wander: how far its target strays in this step
    DoubleLanes onCircleX, onCircleY; ///< in and out, as WanderState
    FloatLanes avoidX, avoidY;        ///< as NeighbourSums, from here on
    FloatLanes separationX, separationY;
    FloatLanes alignmentX, alignmentY, alignmentWeight;
    FloatLanes cohesionX, cohesionY, cohesionWeight;
    DoubleLanes wayX, wayY; ///< out: the way meant in the step, map units
};

/// Decides for all lanes by the stack, most important first. `seconds`: the step.
using ForceKernel = void (*)(ForceLanes& lanes, const LaneBehaviour* stack, unsigned count,
                             double seconds);

/// All kernels of an instruction set.
struct LaneKernels {
    NeighbourKernels neighbours;
    ForceKernel decide;
};

extern const LaneKernels portableKernels;
extern const LaneKernels sse2Kernels;
extern const LaneKernels avx2Kernels;
extern const LaneKernels avx512Kernels;

} // namespace thicket::steer
