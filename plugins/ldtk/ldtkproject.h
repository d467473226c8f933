#pragma once

#include "libnav/geometry/shapes.h"
#include "plugins/ldtk/jsonnode.h"
#include "plugins/ldtk/ldtkoptions.h"

#include <QHash>

#include <vector>

namespace thicket::plugins {

/// The largest width or height of a level or entity, pixels; also of what is counted in cells.
inline constexpr int largestLdtkSide = 1 << 24;

/// What a layer's instances have in common.
struct LdtkLayerDef {
    int order = 0;              ///< 1 is at the bottom
    QHash<int, QString> values; ///< names of the values of an IntGrid layer, which may be empty
};

/// How an entity is drawn.
enum class LdtkDrawing { rectangle, ellipse, other };

struct LdtkEntityDef {
    LdtkDrawing drawing = LdtkDrawing::other;
    QHash<int, QString>
        shown; ///< how the editor shows each field: "PointPath", "RadiusPx" and so on
};

struct LdtkLevel {
    JsonNode node;
    QString name;
    nav::Box pixels; ///< of the world
};

/// A project as far as maps have what it holds.
struct LdtkProject {
    QHash<int, LdtkLayerDef> layers;
    QHash<int, LdtkEntityDef> entities;
    std::vector<LdtkLevel> levels; ///< the chosen ones
    double gridSize = 16;          ///< pixels
    std::size_t otherWorlds = 0;
    std::size_t otherLevels = 0; ///< of the chosen world, not chosen
};

/// Reads definitions, and which levels the options choose. Levels of linear worlds stand beside or
/// below each other as in LDtk's world view, 48 pixels apart. The error is the root's fault, or
/// that nothing was chosen. Source: LDtk's docs/JSON_SCHEMA.json 1.5.3 and its World.hx.
Result<LdtkProject> readLdtkProject(const JsonNode& root, const LdtkOptions& options);

} // namespace thicket::plugins
