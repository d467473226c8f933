#include "app/exporting/graphsize.h"

#include <cmath>

namespace thicket::exporting {

std::optional<std::string> surelyMoreThan(std::size_t most, const nav::ObstacleField& field,
                                          const nav::CompleteGraphOptions& options)
{
    // An estimate may be wrong, but hardly by as much as half.
    constexpr double doubt = 2;
    const double edges = nav::CompleteGraph::estimatedSurfing(field, options);
    if (edges <= doubt * double(most))
        return std::nullopt;
    const double step = std::pow(10, std::floor(std::log10(edges)) - 1);
    return "about " + std::to_string(std::llround(std::round(edges / step) * step));
}

} // namespace thicket::exporting
