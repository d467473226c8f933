#include "plugins/tiled/importoptions.h"

#include "plugins/api/formatoptions.h"
#include "plugins/tiled/tiledimport.h"

namespace thicket::plugins {

QList<FormatOption> tiledImportOptions()
{
    return {
        {"pixelsPerUnit",
         "pixels of one map unit, or: tile, the width of a tile (as the map's property "
         "pixelsPerUnit says, else 1)",
         {}},
        {"arcError",
         "how far the polygon of an ellipse may be off it, map units (a quarter of a pixel)",
         {}},
        {"points",
         "what points become that have no class start, goal, agent or spawn",
         "leaveOut",
         {"leaveOut", "goals", "circles"}},
        {"tiles", "whether the collision shapes of tiles become obstacles", "yes", yesOrNo()},
        {"solid",
         "tile layers that are obstacles wherever they have a tile: names, separated by commas, "
         "all or none",
         "none"},
        {"outside",
         "tilesets and templates outside of the map's folder",
         "refuse",
         {"refuse", "skip"}},
    };
}

Result<TiledImportOptions> tiledImportOptionsFrom(const OptionValues& values)
{
    using Unit = TiledImportOptions::Unit;
    TiledImportOptions options;
    if (const QString unit = values.value("pixelsPerUnit"); unit == "tile") {
        options.unit = Unit::tile;
    } else if (!unit.isEmpty()) {
        const Result<double> number = numberOption(values, "pixelsPerUnit", 1e-6, 1e6);
        if (!number)
            return Unexpected(number.error());
        options.unit = Unit::number;
        options.pixelsPerUnit = *number;
    }
    if (!values.value("arcError").isEmpty()) {
        const Result<double> number = numberOption(values, "arcError", 1e-9, 1e9);
        if (!number)
            return Unexpected(number.error());
        options.arcError = *number;
    }
    const QString points = values.value("points");
    options.points = points == "goals"     ? PlainPoint::goal
                     : points == "circles" ? PlainPoint::circle
                                           : PlainPoint::leftOut;
    options.tiles = isYes(values, "tiles");
    options.solid = SolidTiles(values.value("solid"));
    if (values.value("outside") == "skip")
        options.outside = TiledFiles::Outside::skip;
    return options;
}

} // namespace thicket::plugins
