#pragma once

#include "plugins/host/formatregistry.h"

/// What several tests of the GeoJSON format do.
namespace thicket::test {

inline const plugins::MapFormat& geoJson()
{
    static const plugins::FormatRegistry registry({THICKET_BINARY_DIR "/lib/thicket/plugins"});
    return *registry.byId("geojson");
}

inline QByteArray geoJsonOf(const nav::Map& map, const plugins::OptionValues& options = {})
{
    const auto bundle = geoJson().exportMap(map, options);
    return bundle ? bundle->files.first().bytes : QByteArray();
}

inline Result<plugins::ImportedMap> featuresOf(const QByteArray& bytes,
                                               const plugins::OptionValues& options = {})
{
    return geoJson().importMap({bytes, "yard.geojson"}, options);
}

} // namespace thicket::test
