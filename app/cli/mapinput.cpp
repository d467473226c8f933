#include "app/cli/mapinput.h"

#include "app/cli/output.h"

namespace thicket::cli {

Result<plugins::OpenedMap> openMap(const std::string& path)
{
    const plugins::FormatRegistry registry;
    return plugins::openMap(plugins::pathText(path), registry);
}

std::optional<nav::Point> markerPosition(const nav::MapObject* marker)
{
    if (!marker)
        return std::nullopt;
    return nav::boundingBox(marker->geometry).min;
}

double agentRadius(const nav::Map& map, const std::optional<double>& given)
{
    const auto& classes = map.settings.agentClasses;
    return given ? *given : classes.empty() ? 0 : classes.front().radius;
}

Result<nav::ObstacleField> expandedField(const nav::Map& map, double radius,
                                         const std::string& path, const nav::FieldOptions& options)
{
    Result<nav::ObstacleField> field =
        nav::ObstacleField::build(nav::obstacles(map), radius, options);
    if (field)
        return field;
    return Unexpected(inFile(field.error(), path));
}

Result<nav::ObstacleField> openField(const std::string& path, const std::optional<double>& radius)
{
    const Result<plugins::OpenedMap> loaded = openMap(path);
    if (!loaded)
        return Unexpected(loaded.error());
    return expandedField(loaded->map, agentRadius(loaded->map, radius), path);
}

} // namespace thicket::cli
