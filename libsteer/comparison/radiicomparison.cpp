#include "libsteer/comparison/radiicomparison.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace thicket::steer {

std::vector<double> steppedRadii(double from, double to, double step, std::size_t most)
{
    assert(from >= 0 && from <= to && step > 0);
    constexpr double rounding = 1e-9; // of a step
    std::vector<double> radii;
    for (std::size_t i = 0; i < most && from + (double(i) - rounding) * step <= to; ++i)
        radii.push_back(std::min(from + double(i) * step, to));
    return radii;
}

Result<std::vector<RadiusRow>> compareRadii(std::span<const nav::Obstacle> obstacles,
                                            const nav::Segment& query,
                                            std::span<const double> radii,
                                            const ComparisonOptions& options)
{
    std::vector<RadiusRow> table;
    if (radii.empty())
        return table;
    const Result<nav::ObstacleField> largest = nav::ObstacleField::build(
        obstacles, *std::max_element(radii.begin(), radii.end()), {.wantsSmallerRadii = true});
    if (!largest)
        return Unexpected(largest.error());
    for (const double radius : radii) {
        const Result<nav::ObstacleField> field = largest->withAgentRadius(radius);
        if (!field)
            return Unexpected(field.error());
        RadiusRow row{radius, compareSolvers(*field, query, options)};
        if (options.stop.stop_requested())
            break;
        table.push_back(std::move(row));
    }
    return table;
}

} // namespace thicket::steer
