#pragma once

#include "libnav/map/map.h"
#include "plugins/geojson/geoplane.h"

#include <string>
#include <string_view>

namespace thicket::plugins {

/// The properties that exported features have of their own. A map's property of such a name is
/// called "custom:NAME".
bool isGeoKey(std::string_view key);
inline constexpr std::string_view geoCustom = "custom:";

/// Appends a Feature. Circles are rings that contain them and are nowhere further off than
/// `arcError` (map units), with `center` and `radius` in map units beside them; walls lines with a
/// `thickness`; markers points. Outer rings are counter-clockwise; where that is against the map's
/// order, `isReversed` says so.
void appendFeature(std::string& out, const nav::MapObject& object, const std::string& layer,
                   const GeoPlane& plane, double arcError);

} // namespace thicket::plugins
