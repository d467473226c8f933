#pragma once

#include "libsteer/sim/roster.h"

#include <optional>
#include <span>
#include <vector>

namespace thicket::steer {

/// The agents of those groups that behaviours have as their target, as they are before a step. Each
/// group is a k-d tree whose nodes are the middles of its ranges.
/// Source: Bentley, "Multidimensional binary search trees used for associative searching" (1975).
class Targets {
public:
    explicit Targets(std::span<const CrowdGroup> groups);

    /// Before each step.
    void update(const Roster& roster);
    /// The agent of that group nearest to `from`, other than `except`. Of equally near ones the
    /// same on every machine.
    std::optional<Slot> nearest(std::uint32_t group, Point from, std::uint32_t except) const;

private:
    struct One {
        Point position;
        std::uint32_t id = 0;
        Slot slot;
    };
    struct Search;
    static void arrange(std::span<One> range, bool byX);

    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> m_treeOf; ///< by group: index of its tree, or none
    std::vector<std::vector<One>> m_trees;
};

} // namespace thicket::steer
