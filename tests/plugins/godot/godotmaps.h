#pragma once

#include "libnav/map/map.h"
#include "plugins/host/formatregistry.h"

#include <QByteArray>

namespace thicket::test {

inline const plugins::MapFormat& godot(const char* id = "godot")
{
    static const plugins::FormatRegistry registry({THICKET_BINARY_DIR "/lib/thicket/plugins"});
    return *registry.byId(id);
}

/// Every kind of object, on a hidden, a locked and a plain layer, with names that Godot does not
/// allow and numbers that are not round.
nav::Map godotSample();
/// Some dozens of obstacles of one of test::allFamilies, an agent class, a start and a goal. With
/// y upwards for odd seeds.
nav::Map godotFamily(int family, std::uint64_t seed);

/// The exported scene; empty if that fails.
QByteArray exportedScene(const nav::Map& map, const plugins::OptionValues& options = {},
                         const char* format = "godot");

} // namespace thicket::test
