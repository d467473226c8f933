#pragma once

#include "libnav/collision/obstaclefield.h"

#include <string>
#include <vector>

namespace thicket::bench {

/// Polygons that are spread evenly, and queries right across them.
struct PolygonWorld {
    std::string name;
    std::vector<nav::Obstacle> polygons;
    std::vector<nav::Segment> queries;
};

/// A town of about `corners` corners: houses of four to eight, a quarter of the ground, turned in
/// any direction, 10 to 20 units wide, with streets of 3 to 15 between them.
PolygonWorld town(std::size_t corners, std::size_t queries);
/// Lakes of a thousand corners each, about `corners` in all, with smooth outlines as those of
/// OpenStreetMap.
PolygonWorld lakes(std::size_t corners, std::size_t queries);

} // namespace thicket::bench
