#include "level.h"

#include "libnav/map/mapfile.h"
#include "libnav/path/pathfinder.h"

#include <system_error>
#include <utility>

using namespace thicket;

Result<Level> loadLevel(const std::filesystem::path& file)
{
    auto loaded = nav::loadMap(file);
    if (!loaded)
        return Unexpected(loaded.error());
    nav::Map map = std::move(loaded->map);
    if (!map.start() || !map.goal())
        return Unexpected("The map needs a start and a goal.", file.string());
    const auto& classes = map.settings.agentClasses;
    const double radius = classes.empty() ? 0.5 : classes.front().radius;
    auto field = nav::ObstacleField::build(nav::obstacles(map), radius);
    if (!field)
        return Unexpected(field.error());
    const nav::Point start = std::get<nav::StartMarker>(map.start()->geometry).position;
    const nav::Point goal = std::get<nav::GoalMarker>(map.goal()->geometry).position;
    return Level{std::move(map), std::move(*field), start, goal};
}

nav::Path planned(const Level& level, nav::Point from, nav::Point to)
{
    const auto free = [&level](nav::Point p) {
        return level.field.nearestFreePoint(p).value_or(p);
    };
    return nav::findPath(level.field, free(from), free(to)).path;
}

SavedFile::SavedFile(std::filesystem::path file) : m_file(std::move(file)) { wasSaved(); }

bool SavedFile::wasSaved()
{
    std::error_code error;
    Stamp stamp;
    stamp.time = std::filesystem::last_write_time(m_file, error);
    if (!error)
        stamp.size = std::filesystem::file_size(m_file, error);
    if (error || stamp == m_stamp)
        return false;
    m_stamp = stamp;
    return true;
}
