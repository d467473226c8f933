#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/map/mapfile.h"
#include "libnav/result.h"
#include "plugins/host/mapfiles.h"

#include <optional>
#include <string>

namespace thicket::cli {

/// Opens a map of any readable format, chosen by suffix.
Result<plugins::OpenedMap> openMap(const std::string& path);

/// Where a start or goal marker is; nullopt if it is null.
std::optional<nav::Point> markerPosition(const nav::MapObject* marker);

/// The given radius, else that of the map's first agent class, else 0.
double agentRadius(const nav::Map& map, const std::optional<double>& given);

/// The field of the map's obstacles for an agent of this radius.
Result<nav::ObstacleField> expandedField(const nav::Map& map, double radius,
                                         const std::string& path,
                                         const nav::FieldOptions& options = {});

/// All at once, for commands that need nothing else of the map.
Result<nav::ObstacleField> openField(const std::string& path, const std::optional<double>& radius);

} // namespace thicket::cli
