#pragma once

#include "plugins/host/formatregistry.h"

namespace thicket::test {

inline const plugins::MapFormat& csv()
{
    static const plugins::FormatRegistry registry({THICKET_BINARY_DIR "/lib/thicket/plugins"});
    return *registry.byId("csv");
}

/// The map that a circle list with these bytes gives.
inline Result<nav::Map> read(const QByteArray& bytes, const plugins::OptionValues& options = {})
{
    Result<plugins::ImportedMap> imported = csv().importMap({bytes, "trees.csv"}, options);
    if (!imported)
        return Unexpected(imported.error());
    return std::move(imported->map);
}

inline nav::Circle circleOf(const nav::Map& map, std::size_t index)
{
    return std::get<nav::Circle>(map.objects()[index].geometry);
}

} // namespace thicket::test
