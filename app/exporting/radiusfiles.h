#pragma once

#include "app/exporting/preset.h"
#include "libnav/collision/obstaclefield.h"
#include "libnav/files/pendingfile.h"
#include "libnav/map/map.h"

#include <functional>

/// The files of a bundle that are computed for one agent radius. Errors are one sentence; what
/// concerns the map has no place.
namespace thicket::exporting {

struct RadiusSubject {
    const nav::Map& map;
    const nav::ObstacleField& field;     ///< for the radius
    const std::function<bool()>& goesOn; ///< asked often; false ends the work with an error
};

/// Error: more edges than the preset allows.
Result<void> appendGraph(const RadiusSubject& subject, const Preset::Graph& wanted,
                         nav::PendingFile& file);
Result<void> appendPaths(const RadiusSubject& subject, nav::PendingFile& file);
/// As PNG. Labels need a QGuiApplication. The map's picture beneath must have an absolute path.
Result<void> appendPicture(const RadiusSubject& subject, const Preset::Picture& wanted,
                           nav::PendingFile& file);

} // namespace thicket::exporting
