#pragma once

#include "tests/support/oracles/visibilitygraph.h"

#include <optional>
#include <vector>

namespace thicket::test {

/// Free regions, each as a field for a point and as the visibility graph, built on first use.
class RegionFields {
public:
    explicit RegionFields(std::vector<FreeRegion> regions);

    /// Of the region that p lies inside; null if it lies in none.
    const nav::ObstacleField* at(nav::Point p);
    const VisibilityGraph* graphAt(nav::Point p);
    /// Of the region with the largest outline.
    const nav::ObstacleField& largest() { return field(m_regions.size() - 1); }

    std::size_t cornerCount() const;

private:
    const nav::ObstacleField& field(std::size_t region);

    std::vector<FreeRegion> m_regions;
    std::vector<std::optional<nav::ObstacleField>> m_fields;
    std::vector<std::optional<VisibilityGraph>> m_graphs;
};

} // namespace thicket::test
