#pragma once

#include "libsteer/sim/crowdstate.h"

namespace thicket::steer {

/// Agents that rest at a goal where they stay may close the way before the room beyond them is
/// used: they arrived when others were on their way, who have moved up since. So an agent that is
/// stuck behind them asks them to move up, ever more rarely: those nearer to the goal that have not
/// reached the goal itself set out once more, and rest again where they come no nearer. They count
/// as arrived all the time, so that the number of those that have arrived never falls, and cause no
/// events. Source: people in a queue.
class MovingUp {
public:
    /// Whether an agent that makes no progress asks in the step that ends so many seconds after it
    /// came nearer.
    static bool asks(double since, double step);
    /// The agents asked by those in StepWork set out again.
    static void setOut(Crowd::State& state);
};

} // namespace thicket::steer
