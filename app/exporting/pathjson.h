#pragma once

#include "libnav/json/json.h"
#include "libnav/path/pathfinder.h"

namespace thicket::exporting {

/// {"status", "length" (null without a path), "edges"}; for a blocked start or goal also
/// "blockedBy" and "nearestFree". See edgejson.h.
nav::Json::Object pathKeys(const nav::PathResult& result);

} // namespace thicket::exporting
