#pragma once

#include "plugins/api/mapformat.h"

#include <optional>

namespace thicket::plugins {

struct RecastOptions {
    double scale = 1;        ///< lengths in the file per map unit
    double agentRadius = 0;  ///< map units, >= 0, as all lengths here
    double agentHeight = 2;  ///< > 0
    double cellSize = 0.1;   ///< > 0
    double growth = 2;       ///< cells that holes are larger than obstacles, >= 0
    double arcError = 0.025; ///< how far corners of holes may be from arcs, > 0
    /// Whether volumes are written; no value: if there are no more than RecastDemo reads.
    std::optional<bool> hasVolumes{};
    std::string mesh; ///< the mesh file's name in the other files
};

/// Writes a flat floor with a hole for each obstacle as an .obj file, y up in space: the map's (x,
/// y) at height 0 is (x, 0, -y). With it goes a .gset file with settings for RecastDemo, and
/// volumes of at most 12 points that mark what obstacles cover as not walkable, which the holes
/// make superfluous; and a test case
/// (.txt) with a path from the first start to each goal, if there are any.
///
/// Recast fills every cell that the floor touches, and simplifies outlines by half a cell. So holes
/// are grown by some cells, and its paths cut no clearance. Error: a map of more points than the
/// floor can be made of.
Result<ExportBundle> exportRecast(const nav::Map& map, const RecastOptions& options);

} // namespace thicket::plugins
