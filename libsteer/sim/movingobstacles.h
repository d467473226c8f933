#pragma once

#include "libnav/map/motion.h"
#include "libsteer/ground/ground.h"
#include "libsteer/guidance/fnv.h"
#include "libsteer/scenario/scenario.h"
#include "libsteer/sim/crowd.h"
#include "libsteer/sim/roster.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace thicket::steer {

/// The obstacles of a crowd that move, where they are, and how long they have waited.
///
/// An obstacle waits for agents: it does not begin the part of its way that a step takes if that
/// would bring it nearer than its skin to an agent that it is clear of. So it never enters an agent
/// and pushes none. It goes on as soon as the way is free, later by the steps that it has waited.
/// It does not wait for other obstacles.
class MovingObstacles {
public:
    explicit MovingObstacles(std::vector<MovingObstacle> start);

    /// Why one cannot be simulated; null if it can.
    static const char* problemWith(const MovingObstacle& moving);

    const std::vector<MovingObstacle>& start() const { return *m_start; }
    bool isEmpty() const { return m_all.empty(); }
    /// Moves each by one step of time, or lets it wait. Agents are where they are after their own
    /// moves, and StepWork::lanes holds them as they were before.
    void advance(Crowd::State& state);
    /// Changes as the user makes them, of where obstacles are at the start, become those of where
    /// they are now.
    std::vector<nav::ObstacleChange> placedNow(std::span<const nav::ObstacleChange> changes,
                                               double step) const;
    /// The crowd has taken these changes, which placedNow() was given.
    void take(std::span<const nav::ObstacleChange> changes);

    std::vector<MovingView> views(double step) const;
    void addTo(Fnv& hash) const;

private:
    struct One {
        std::int64_t id = 0;
        const nav::Motion* motion = nullptr;  ///< in m_start
        std::optional<nav::Shape> shape = {}; ///< at the start; absent: removed by an edit
        std::shared_ptr<const nav::Timetable> timetable;
        Ground alone = {};           ///< that shape and no other
        Point hinge = {};            ///< of that shape, if it turns
        double reach = 0;            ///< of that shape from the hinge, at most
        std::uint64_t stepsDone = 0; ///< its clock: the steps in which it did not wait
        bool waits = false;          ///< in the last step
    };
    void findNear(const Crowd::State& state, const One& one);
    bool isFree(const Crowd::State& state, const One& one);
    bool see(const One& one, Point agent, double slack);
    bool isClear(const One& one, double room) const;
    static void setShape(One& one, const std::optional<nav::Shape>& shape);

    std::shared_ptr<const std::vector<MovingObstacle>> m_start;
    std::vector<One> m_all;
    std::unordered_map<std::int64_t, std::size_t> m_places; ///< in m_all, by id
    std::vector<nav::Displacement> m_way;                   ///< scratch memory, as the next
    std::vector<Slot> m_near;
    std::vector<Point> m_seen;
};

} // namespace thicket::steer
