#include "plugins/shapes/agentradius.h"

#include "plugins/api/formatoptions.h"

namespace thicket::plugins {

FormatOption agentRadiusOption()
{
    return {"radius", "the agent's radius, map units; empty: of the map's first agent class", ""};
}

Result<double> agentRadius(const nav::Map& map, const OptionValues& values)
{
    if (!values.value("radius").isEmpty())
        return numberOption(values, "radius", 0, nav::coordinateLimit);
    const auto& classes = map.settings.agentClasses;
    return classes.empty() ? 0 : classes.front().radius;
}

} // namespace thicket::plugins
