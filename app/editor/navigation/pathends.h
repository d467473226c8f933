#pragma once

#include "libnav/geometry/shapes.h"

#include <optional>

namespace thicket::nav {
class Map;
}

namespace thicket::editor {

/// The ends of the path: those of the probe while it is set, otherwise the start and goal markers
/// of the map.
class PathEnds {
public:
    /// The map must outlive it.
    explicit PathEnds(const nav::Map& map) : m_map(map) {}

    std::optional<nav::Point> start() const;
    std::optional<nav::Point> goal() const;
    /// Whether there are both ends, within the range of coordinates.
    bool areComplete() const;

    /// Absent ends are those of the map. Returns whether the probe changes.
    bool setProbe(std::optional<nav::Point> start, std::optional<nav::Point> goal);
    void dropProbe() { setProbe({}, {}); }
    bool isProbing() const { return m_probeStart || m_probeGoal; }

private:
    const nav::Map& m_map;
    std::optional<nav::Point> m_probeStart;
    std::optional<nav::Point> m_probeGoal;
};

} // namespace thicket::editor
