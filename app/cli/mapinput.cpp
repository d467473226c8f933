#include "app/cli/mapinput.h"

#include "app/cli/output.h"
#include "app/cli/standardinput.h"
#include "plugins/host/otherkind.h"

namespace thicket::cli {

Result<MapInput> MapInput::at(const std::string& path, const plugins::FormatRegistry& registry,
                              const std::string& from)
{
    MapInput input(registry);
    input.m_path = plugins::pathText(path);
    input.m_from = QString::fromStdString(from);
    if (!isStandardInput(path))
        return input;
    Result<QByteArray> given = readStandardInput();
    if (!given)
        return Unexpected(given.error());
    input.m_given = std::move(*given);
    return input;
}

const plugins::MapFormat* MapInput::format() const
{
    if (!m_from.isEmpty())
        return m_registry->byId(m_from);
    return m_given ? m_registry->importerOf(*m_given) : m_registry->importerFor(m_path);
}

Result<plugins::OpenedMap> MapInput::open(const plugins::OptionValues& options) const
{
    if (!m_given)
        return plugins::openMap(m_path, *m_registry, m_from, options);
    auto read = plugins::readMap(*m_given, standardInputName, *m_registry, m_from, options);
    const std::string_view given(m_given->constData(), std::size_t(m_given->size()));
    if (read || !m_from.isEmpty() || format() || plugins::otherKind(given, {}))
        return read;
    return Unexpected(read.error().message + " (Read as a Thicket map, as the first bytes show no "
                                             "other format; convert --from names one.)",
                      read.error().where);
}

Result<plugins::OpenedMap> openMap(const std::string& path)
{
    const plugins::FormatRegistry registry;
    const Result<MapInput> input = MapInput::at(path, registry);
    return input ? input->open() : Result<plugins::OpenedMap>(Unexpected(input.error()));
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
