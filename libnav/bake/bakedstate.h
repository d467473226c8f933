#pragma once

#include "libnav/bake/bakedbytes.h"
#include "libnav/bake/bakedfield.h"
#include "libnav/files/mappedfile.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace thicket::nav {

/// What was baked. It never changes.
struct BakedField::State {
    MappedFile file;                  ///< holds the bytes, or
    std::vector<std::uint64_t> words; ///< these do
    std::string_view bytes;
    BakedContent content;              ///< views of them
    std::vector<ObstacleField> fields; ///< by radius, as baked
    std::vector<std::vector<Point>> cutCorners;
    std::vector<std::vector<RimFlood::Parts>> nearCorners;
    std::vector<std::vector<BakedRim>> rims;

    /// The place of a radius; no value if it was not baked.
    std::optional<std::size_t> placeOf(double agentRadius) const;
};

/// How the obstacles differ from those that were baked.
struct BakedField::Edits {
    std::vector<ObstacleField> fields; ///< by radius, as they are now
    std::vector<Box> added;            ///< of shapes as given
    std::vector<Box> removed;
    std::size_t changes = 0;
    bool areTooMany = false;                            ///< or one is of an inverted shape
    std::unordered_multimap<std::int64_t, Box> present; ///< by id
    std::unordered_set<std::int64_t> inverted;          ///< ids

    void note(const ObstacleChange& change);
};

} // namespace thicket::nav
