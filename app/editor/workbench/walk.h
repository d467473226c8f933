#pragma once

#include "libnav/map/map.h"
#include "libnav/path/path.h"
#include "libsteer/recording/recording.h"

#include <optional>

namespace thicket::editor {

class MapDocument;
class Navigator;

/// One agent of that radius walks the path from its start to its end, at the speed of the map's
/// first agent group, or at one that suits the map's size. Long walks are recorded more coarsely,
/// so that every edit can compute a new one.
steer::Recording walkOf(const nav::Map& map, const nav::Path& path, double agentRadius);

/// The agent that goes from the start of the path to its goal while obstacles move.
struct Walker {
    nav::Point start;
    nav::Point goal;
    double radius = 0;   ///< map units, > 0
    double maxSpeed = 0; ///< map units per second
    double maxForce = 0; ///< map units per second squared
    bool operator==(const Walker&) const = default;
};

/// Whether any obstacle of the map moves while a crowd runs.
bool hasMotions(const MapDocument& document);

/// That of the navigator's ends, radius and map, as fast as the agent of walkOf(). nullopt where an
/// end is missing or its start is in an obstacle, and for a radius of 0.
std::optional<Walker> walkerOf(const Navigator& navigator);

/// The map with the walker as its only agent, in the only group, which follows the path to the only
/// goal of a group. Its id is one that no object has.
nav::Map mapWith(const Walker& walker, nav::Map map);

} // namespace thicket::editor
