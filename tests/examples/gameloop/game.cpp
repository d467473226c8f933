#include "game.h"

#include <utility>

using namespace thicket;

namespace {

void plan(Game& game)
{
    game.path = planned(game.level, game.agent.position, game.goal);
    game.place = {};
}

} // namespace

bool Game::hasArrived() const
{
    if (path.isEmpty())
        return false;
    const nav::Point end = path.pointAt(path.length());
    return length(agent.position - end) < 0.05 && length(agent.velocity) < 0.05;
}

Game begun(Level level)
{
    Game game{std::move(level), {}, {}, {}, {}};
    game.agent.radius = game.level.field.agentRadius();
    game.agent.position = game.level.start;
    game.goal = game.level.goal;
    plan(game);
    return game;
}

void changeLevel(Game& game, Level level)
{
    game.level = std::move(level);
    game.goal = game.level.goal;
    plan(game);
}

void changeGoal(Game& game, nav::Point goal)
{
    game.goal = goal;
    plan(game);
}

void step(Game& game, double seconds)
{
    steer::Agent& agent = game.agent;
    const auto following =
        steer::followForce(agent, game.path, game.place, steer::FollowParams::of(agent));
    game.place = following.place;
    agent.velocity = agent.velocity + following.force * seconds;
    const double speed = length(agent.velocity);
    if (speed > agent.maxSpeed)
        agent.velocity = agent.velocity * (agent.maxSpeed / speed);
    if (speed > 0.01)
        agent.heading = agent.velocity * (1 / length(agent.velocity));
    agent.position = agent.position + agent.velocity * seconds;
}
