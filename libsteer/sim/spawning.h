#pragma once

#include "libsteer/guidance/fnv.h"
#include "libsteer/random.h"
#include "libsteer/scenario/scenario.h"
#include "libsteer/sim/crowd.h"
#include "libsteer/sim/spawnregion.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace thicket::steer {

class FreeSpots;

/// The spawn areas of a crowd and how many agents have entered in each.
///
/// Agents that are due enter one after the other at random places of their area, uniformly, wholly
/// inside the area, clear of obstacles and of other agents. They head for their group's goal. After
/// some places in a row that are taken, the area's other agents wait for the next step. See
/// SpawnRegion for what is inside an area.
class Spawning {
public:
    Spawning(const Scenario& scenario, std::uint64_t seed);

    /// Why an area cannot be simulated; null if it can.
    static const char* problemWith(const SpawnArea& area, std::size_t groups);
    /// The agents that determine a crowd's chosen parameters: some of each area, at its border.
    static void addSamples(Scenario& scenario);

    /// Enters the agents that are due after the steps that the crowd has made. `tries`: places in a
    /// row that may be taken before the others of an area wait.
    void enterDue(Crowd::State& state, int tries);

    std::uint64_t waiting() const; ///< due agents that have found no room
    /// How many agents wait or will be due, after so many steps of so many seconds; nullopt:
    /// without end.
    std::optional<std::uint64_t> expected(std::uint64_t steps, double step) const;
    void addTo(Fnv& hash) const;

private:
    struct Area {
        SpawnArea area;
        SpawnRegion region;
        Random random;
        std::uint64_t due = 0;
        std::uint64_t entered = 0;
    };
    static std::uint64_t dueAt(const SpawnArea& area, double seconds, double slack);
    FreeSpots spotsNow(const Crowd::State& state) const;
    bool enterOne(Crowd::State& state, Area& area, FreeSpots& spots, int tries);

    std::vector<Area> m_areas;
    std::uint64_t m_nextId = 0; ///< of agents; beyond 32 bits: all are used up
};

} // namespace thicket::steer
