#pragma once

#include "libnav/collision/obstaclefield.h"

#include <string>
#include <vector>

namespace thicket::bench {

/// A grid map of a game, and queries between the middles of its free cells.
struct GameGrid {
    std::string name;
    std::string bytes; ///< a file of the MovingAI benchmark
    std::vector<nav::Segment> queries;
};

/// The published maps that are there, each with about `queries` rows of its scenario, evenly. Then
/// maps that are generated: rooms, a maze, caves.
std::vector<GameGrid> gameGrids(std::size_t queries);

} // namespace thicket::bench
