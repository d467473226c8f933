#pragma once

#include "level.h"

#include "libsteer/agent.h"
#include "libsteer/behaviours/follow.h"

/// The state of the game. A value: a copy continues like the original.
struct Game {
    Level level;
    thicket::steer::Agent agent;
    thicket::nav::Point goal;
    thicket::nav::Path path;
    thicket::steer::PathPlace place; ///< of the agent on the path

    /// Whether the agent stands at the path's end.
    bool hasArrived() const;
};

/// A game at the level's start.
Game begun(Level level);
/// The agent goes on from where it is, in another level or to another goal.
void changeLevel(Game& game, Level level);
void changeGoal(Game& game, thicket::nav::Point goal);
/// One step of `seconds`.
void step(Game& game, double seconds);
