#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/map/map.h"
#include "libnav/path/path.h"
#include "libnav/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

/// A map that an agent can be planned in.
struct Level {
    thicket::nav::Map map;
    thicket::nav::ObstacleField field; ///< for the agent's radius
    thicket::nav::Point start;
    thicket::nav::Point goal;
};

/// Loads the map. The agent's radius is that of the map's first agent class, else 0.5. Error: the
/// map cannot be read, or has no start or no goal.
thicket::Result<Level> loadLevel(const std::filesystem::path& file);

/// The shortest path; empty if there is none. An end in an obstacle is replaced by the free point
/// nearest to it.
thicket::nav::Path planned(const Level& level, thicket::nav::Point from, thicket::nav::Point to);

/// Tells when a file was saved, by its time and size: editors replace files. Make it before the
/// file is loaded, so that no save is missed.
class SavedFile {
public:
    explicit SavedFile(std::filesystem::path file);
    /// Whether it was saved since the last call. A file that is missing for a moment was not.
    bool wasSaved();

private:
    std::filesystem::path m_file;
    struct Stamp {
        std::filesystem::file_time_type time;
        std::uintmax_t size = 0;
        bool operator==(const Stamp&) const = default;
    };
    std::optional<Stamp> m_stamp;
};
