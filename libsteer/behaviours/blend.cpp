#include "libsteer/behaviours/blend.h"

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
    Point sum{0, 0};
    double left = maxForce;
    for (std::size_t i = 0; i < forces.size(); ++i) {
        const Point wanted = forces[i].weight * forces[i].force;
        if (wanted == Point{0, 0}) { // spares a root: most of a stack is silent at a time
            if (!granted.empty())
                granted[i] = {0, 0};
            continue;
        }
        const double length = lengthOf(wanted);
        const Point part = length > left ? truncated(wanted, std::max(0.0, left)) : wanted;
        left -= std::min(length, left);
        sum = sum + part;
        if (!granted.empty())
            granted[i] = part;
    }
    return truncated(sum, maxForce);
}

} // namespace thicket::steer
