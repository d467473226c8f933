#include "tests/support/oracles/regionfields.h"

#include <utility>

namespace thicket::test {

RegionFields::RegionFields(std::vector<FreeRegion> regions)
    : m_regions(std::move(regions)), m_fields(m_regions.size()), m_graphs(m_regions.size())
{}

const nav::ObstacleField* RegionFields::at(nav::Point p)
{
    const auto region = regionAt(m_regions, p);
    return region ? &field(*region) : nullptr;
}

const VisibilityGraph* RegionFields::graphAt(nav::Point p)
{
    const auto region = regionAt(m_regions, p);
    if (!region)
        return nullptr;
    if (!m_graphs[*region])
        m_graphs[*region].emplace(m_regions[*region]);
    return &*m_graphs[*region];
}

std::size_t RegionFields::cornerCount() const
{
    std::size_t count = 0;
    for (const FreeRegion& region : m_regions) {
        count += region.outline.size();
        for (const auto& hole : region.holes)
            count += hole.size();
    }
    return count;
}

const nav::ObstacleField& RegionFields::field(std::size_t region)
{
    if (!m_fields[region])
        m_fields[region] = nav::ObstacleField::build(m_regions[region].obstacles(), 0).value();
    return *m_fields[region];
}

} // namespace thicket::test
