#include "plugins/movingai/gridoptions.h"

#include "libnav/excerpt.h"
#include "plugins/api/formatoptions.h"

#include <optional>

namespace thicket::plugins {

namespace {

/// Gives the letters of an option this meaning. An error if one has another already.
Result<void> take(GridOptions& options, const OptionValues& values, const char* key,
                  Terrain terrain)
{
    const std::string letters = values.value(key).toStdString();
    for (const char letter : letters) {
        if (letter <= ' ' || letter > '~')
            return optionError(key, '"' + excerpt(letters) +
                                        "\" has other characters than visible ones of ASCII.");
        const Terrain known = options.of(letter);
        // Circles are blocked cells of another form.
        if (known != Terrain::unknown && !(known == Terrain::blocked && terrain == Terrain::circle))
            return optionError(key, "The terrain " + std::string(1, upperCase(letter)) +
                                        " is named twice, here and in another option.");
        options.terrains[GridOptions::index(letter)] = terrain;
    }
    return {};
}

} // namespace

QList<FormatOption> gridImportOptions()
{
    return {
        {"cell", "map units of a cell's side", "1"},
        {"passable", "letters of terrain that can be walked on", ".GS"},
        {"blocked", "letters of terrain that are obstacles", "@OTW"},
        {"circles", "letters of terrain whose cells become circles, such as T for trees", ""},
        {"circleRadius", "radius of these circles, map units", "0.5"},
        {"corners",
         "whether the way between two blocked cells that touch in a corner is closed, as in the "
         "benchmark, or opened by cutting the two corners by a twentieth of a cell",
         "closed",
         {"closed", "open"}},
        {"separate", "whether each terrain has obstacles and a layer of its own", "no", yesOrNo()},
    };
}

Result<GridOptions> gridOptionsFrom(const OptionValues& values)
{
    GridOptions options;
    for (const auto& [key, terrain] :
         {std::pair("passable", Terrain::free), std::pair("blocked", Terrain::blocked),
          std::pair("circles", Terrain::circle)}) {
        if (const Result<void> taken = take(options, values, key, terrain); !taken)
            return Unexpected(taken.error());
    }
    const Result<double> cell = numberOption(values, "cell", 1e-6, 200);
    if (!cell)
        return Unexpected(cell.error());
    const Result<double> radius = numberOption(values, "circleRadius", 0, 1e9);
    if (!radius)
        return Unexpected(radius.error());
    options.cell = *cell;
    options.circleRadius = *radius;
    options.opensCorners = values.value("corners") == "open";
    options.separatesTerrains = isYes(values, "separate");
    return options;
}

} // namespace thicket::plugins
