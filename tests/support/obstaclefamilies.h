#pragma once

#include "libnav/collision/obstaclefield.h"

#include <cstdint>
#include <string>
#include <vector>

namespace thicket::test {

/// splitmix64 with explicit arithmetic: the same numbers everywhere.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_state(seed) {}
    std::uint64_t next()
    {
        std::uint64_t z = (m_state += 0x9E3779B97F4A7C15);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        return z ^ (z >> 31);
    }
    double real(double low, double high)
    {
        return low + (high - low) * (static_cast<double>(next() >> 11) * 0x1p-53);
    }
    int below(int count) { return static_cast<int>(next() % static_cast<std::uint64_t>(count)); }

private:
    std::uint64_t m_state;
};

/// A world to search in: obstacles, an agent's radius and where queries may lie.
struct World {
    std::string family;
    std::vector<nav::Obstacle> obstacles;
    double agentRadius = 0;
    nav::Box area;
};

/// Number of families; `worldOf(family, seed)` makes one world of it.
int familyCount();
World worldOf(int family, std::uint64_t seed);

/// A start or goal: anywhere, or on some obstacle's boundary.
nav::Point somewhere(const World& world, Dice& dice);

} // namespace thicket::test
