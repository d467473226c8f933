#pragma once

#include "libnav/map/map.h"

#include <QByteArray>

#include <vector>

namespace thicket::test {

struct NamedMap {
    QByteArray name;
    nav::Map map;
};

/// The maps that every exporter is tested with: all in tests/data, and 200 random ones. With the
/// environment variable THICKET_TEST_MAPS=shared those of sharedMaps() in their place. Made once.
const std::vector<NamedMap>& everyMap();

/// The real forests and the published worlds of polygons, read in place; none where their folder
/// is missing. Positions of trees without sizes get the radius 1.
std::vector<NamedMap> sharedMaps();

/// Whether maps are not thinned: the environment variable THICKET_TEST_WHOLE is set, as
/// `./dev formats whole` does. Some programs then take minutes.
bool areMapsWhole();

/// Of more than `most` objects those that are nearest to the one in the middle of the list.
/// Settings stay.
nav::Map middleOf(const nav::Map& map, std::size_t most);

/// A map for programs that take too long for a large one: middleOf(), but see areMapsWhole().
nav::Map thinned(const nav::Map& map, std::size_t most);

/// How long a program of others may take for all maps, seconds.
int patience();

/// Whether single precision tells places in the map apart to 1/1000 of a map unit: not where they
/// are further than 10,000 units from the origin. Formats of such numbers say so for other maps.
bool isNearOrigin(const nav::Map& map);

} // namespace thicket::test
