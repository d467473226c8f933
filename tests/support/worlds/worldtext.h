#pragma once

#include "tests/support/worlds/obstaclefamilies.h"

#include <functional>
#include <string>

namespace thicket::test {

/// With all its digits, so that it reads back as the same number.
std::string exactText(double number);

/// The world and the query as C++ initialisers, for a row of a test.
std::string asInitialisers(const World& world, const nav::Segment& query);

std::string asInitialiser(const nav::Shape& shape);

/// The world without every obstacle and every point of a wall or polygon that `fails` does not need
/// to stay true.
World shrunk(World world, const std::function<bool(const World&)>& fails);

} // namespace thicket::test
