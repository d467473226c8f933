#include "app/editor/navigation/suitableradius.h"

#include <algorithm>
#include <cmath>

namespace thicket::editor {

double suitableRadius(const ObjectIndex& index, double present)
{
    const nav::Box extent = index.extent();
    const double side = std::max(extent.width(), extent.height());
    if (side <= 0 || (present <= 0.05 * side && present >= 1e-4 * side))
        return present;
    for (const std::size_t position : index.markerPositions(extent)) {
        const nav::MapObject& object = index.map().objects()[position];
        const auto* agent = std::get_if<nav::AgentMarker>(&object.geometry);
        if (agent && agent->radius > 0)
            return agent->radius;
    }
    double radius = 0.01 * side;
    const double area = extent.width() * extent.height();
    const auto count = static_cast<double>(index.map().objects().size());
    if (area > 0 && count > 0)
        radius = std::min(radius, 0.1 * std::sqrt(area / count));
    const double digit = std::pow(10, std::floor(std::log10(radius)));
    return std::round(radius / digit) * digit;
}

} // namespace thicket::editor
