// A game that uses the libraries: two circles, a path between points, an agent that walks it.
#include "libnav/map/map.h"
#include "libnav/path/pathfinder.h"
#include "libsteer/recording/recordingbuilder.h"
#include "libsteer/sim/walk.h"

#include <cstdio>

using namespace thicket;

int main()
{
    nav::Map map;
    map.append({.id = 1, .geometry = nav::Circle{{4, 0}, 1}});
    map.append({.id = 2, .geometry = nav::Circle{{7, 0.5}, 1.5}});

    const auto field = nav::ObstacleField::build(nav::obstacles(map), 0.5);
    if (!field) {
        std::puts(field.error().text().c_str());
        return 1;
    }
    const nav::PathResult result = nav::findPath(*field, {0, 0}, {12, 0});
    if (result.status != nav::PathStatus::found)
        return 1;

    const double step = 1.0 / 60;
    const steer::Recording run =
        steer::recordingOf(steer::walk({.radius = 0.5}, result.path, step), step);
    std::printf("walked %.3f units in %u frames\n", result.path.length(), run.frameCount());
    return run.isEmpty() ? 1 : 0;
}
