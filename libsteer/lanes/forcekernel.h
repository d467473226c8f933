#pragma once

#include "libsteer/lanes/neighbourkernel.h"

/// Computes the forces of agents with the same stack side by side. The formulas are those of the
/// behaviours, one lane per agent, in doubles and in the same order, so that each agent gets the
/// bits of the behaviours' own functions. Plain structs for the reason given in neighbourkernel.h.
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

/// Agents by lane. Kernels compute all lanes, so a caller with fewer agents must leave finite
/// values in the rest, such as those of an earlier call.
struct alignas(64) ForceLanes {
    DoubleLanes x, y; ///< see Agent
    DoubleLanes velocityX, velocityY;
    DoubleLanes headingX, headingY;
    DoubleLanes maxSpeed, maxForce;
    DoubleLanes radius;
    DoubleLanes longest;              ///< longest move in a step, map units
    DoubleLanes caution;              ///< falls to 0 as the gap to the goal falls to 0
    DoubleLanes goalX, goalY;         ///< for seek and arrive
    DoubleLanes guidedX, guidedY;     ///< the velocity that a path or flow field asks for
    DoubleLanes strayX, strayY;       ///< for wander: displacement of its target in this step
    DoubleLanes onCircleX, onCircleY; ///< input and output, see WanderState
    FloatLanes avoidX, avoidY;        ///< this and those below: see NeighbourSums
    FloatLanes separationX, separationY;
    FloatLanes alignmentX, alignmentY, alignmentWeight;
    FloatLanes cohesionX, cohesionY, cohesionWeight;
    DoubleLanes moveX, moveY; ///< output: intended move in the step, map units
};

/// Computes all lanes with a stack, most important behaviour first. `seconds`: the step.
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
