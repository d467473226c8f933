#pragma once

#include "tests/support/worlds/obstaclefamilies.h"

namespace thicket::test {

/// x' = scale * (x, turned and perhaps mirrored) + move. Quarter turns are exact.
struct Motion {
    double angle = 0;
    double scale = 1;
    bool mirrored = false;
    nav::Point move{0, 0};

    nav::Point operator()(nav::Point p) const;
    nav::Shape operator()(const nav::Shape& shape) const;
};

/// The whole world.
World moved(World world, const Motion& motion);

} // namespace thicket::test
