#include "libsteer/behaviours/blend.h"

#include "libsteer/behaviours/blendformulas.h"

#include <cassert>

namespace thicket::steer {

Point weightedSum(std::span<const WeightedForce> forces, double maxForce)
{
    Point sum{0, 0};
    for (const WeightedForce& part : forces)
        sum = sum + part.weight * part.force;
    return truncated(sum, maxForce);
}

Point prioritised(std::span<const WeightedForce> forces, double maxForce, std::span<Point> granted)
{
    assert(granted.empty() || granted.size() == forces.size());
    auto budget = formula::Budget<Scalars>::of(maxForce);
    for (std::size_t i = 0; i < forces.size(); ++i) {
        const Point part = budget.granted(forces[i].weight * forces[i].force);
        if (!granted.empty())
            granted[i] = part;
    }
    return truncated(budget.sum, maxForce);
}

} // namespace thicket::steer
