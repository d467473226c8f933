#pragma once

#include "libnav/map/mapedit.h"

#include <cstddef>
#include <unordered_map>
#include <vector>

namespace thicket::editor {

/// Changes of obstacles that a field has not taken up yet, and how much work they are. Of each
/// obstacle the last change is kept. Copies are values.
class FieldChanges {
public:
    /// More changes than this are not few.
    static constexpr std::size_t fewChanges = 2000;
    /// Changes of outlines of more points, before and after together, are not few: a field relates
    /// each point to those near it, which takes 0.003 to 0.02 ms. The longest outlines of game maps
    /// have 2,000: the path follows a drag of one of their corners in the same frame.
    static constexpr std::size_t fewPoints = 6000;

    FieldChanges() = default;
    /// Those of an edit of the map. None if it changes no obstacle.
    explicit FieldChanges(const nav::MapEdit& edit);

    /// Changes that came later.
    void add(const FieldChanges& later);
    bool isEmpty() const { return m_list.empty(); }
    /// Whether a field takes them up within a frame.
    bool areFew() const { return m_list.size() <= fewChanges && m_points <= fewPoints; }
    const std::vector<nav::ObstacleChange>& list() const { return m_list; }

private:
    void put(nav::ObstacleChange change, std::size_t work);

    std::vector<nav::ObstacleChange> m_list;
    std::vector<std::size_t> m_work; ///< of each change, in points before and after it
    std::size_t m_points = 0;        ///< the sum of m_work
    std::unordered_map<nav::ObjectId, std::size_t> m_places; ///< in m_list
};

} // namespace thicket::editor
