#include "plugins/svg/svgoptions.h"

#include "plugins/api/formatoptions.h"

#include <array>
#include <utility>

namespace thicket::plugins {

namespace {

constexpr std::array<std::pair<const char*, double>, 5> pageUnits{
    {{"px", 1}, {"mm", 25.4 / 96}, {"cm", 2.54 / 96}, {"in", 1.0 / 96}, {"pt", 72.0 / 96}}};

/// A number, or none where the word stands.
Result<std::optional<double>> numberOr(const char* word, const OptionValues& values,
                                       const char* key, double least, double most)
{
    if (values.value(key) == QLatin1String(word))
        return std::optional<double>();
    const Result<double> number = numberOption(values, key, least, most);
    if (!number)
        return Unexpected(number.error());
    return std::optional(*number);
}

} // namespace

QList<FormatOption> svgImportOptions()
{
    return {
        {"unit",
         "what lengths are measured in: user (the drawing's own coordinates) or its size on the "
         "page",
         "user",
         {"user", "px", "mm", "cm", "in", "pt"}},
        {"scale", "map units for each of these units", "1"},
        {"error", "how far polygons may be off curves, in map units", "0.05"},
        {"yAxis",
         "where y grows: down as drawn, up (turned over), or auto (as Thicket wrote it, else down)",
         "auto",
         {"auto", "down", "up"}},
        {"holes",
         "shapes with holes: cut into polygons that touch, or fill the holes",
         "cut",
         {"cut", "fill"}},
    };
}

Result<SvgImportOptions> svgImportOptionsFrom(const OptionValues& values)
{
    const Result<double> scale = numberOption(values, "scale", 1e-9, 1e9);
    if (!scale)
        return Unexpected(scale.error());
    const Result<double> error = numberOption(values, "error", 1e-9, 1e9);
    if (!error)
        return Unexpected(error.error());
    SvgImportOptions options;
    options.scale = *scale;
    options.error = *error;
    for (const auto& [unit, size] : pageUnits) {
        if (values.value("unit") == QLatin1String(unit))
            options.unitsPerPixel = size;
    }
    const QString yAxis = values.value("yAxis");
    options.yAxis = yAxis == "up"     ? SvgImportOptions::YAxis::up
                    : yAxis == "down" ? SvgImportOptions::YAxis::down
                                      : SvgImportOptions::YAxis::automatic;
    options.cutsHoles = values.value("holes") == "cut";
    return options;
}

QList<FormatOption> svgExportOptions()
{
    return {
        {"pixelsPerUnit",
         "how many pixels one map unit becomes, or auto: 1000 for the map's longer side; y points "
         "down",
         "auto"},
        {"agentRadius",
         "the agent's radius for path, graph and flow, in map units, or map: that of the map",
         "map"},
        {"path", "a layer with the shortest path from the start to the goal", "yes", yesOrNo()},
        {"graph", "a layer with the tangent graph", "no", yesOrNo()},
        {"flow", "a layer with the directions to the goals", "no", yesOrNo()},
        {"cell", "the side of the flow's cells, in map units, or auto: a 50th of the longer side",
         "auto"},
    };
}

Result<SvgExportOptions> svgExportOptionsFrom(const OptionValues& values)
{
    SvgExportOptions options;
    const auto pixels = numberOr("auto", values, "pixelsPerUnit", 1e-9, 1e9);
    const auto radius = numberOr("map", values, "agentRadius", 0, 1e9);
    const auto cell = numberOr("auto", values, "cell", 1e-9, 1e9);
    for (const auto* const number : {&pixels, &radius, &cell}) {
        if (!*number)
            return Unexpected(number->error());
    }
    options.pixelsPerUnit = *pixels;
    options.agentRadius = *radius;
    options.cell = *cell;
    options.hasPath = isYes(values, "path");
    options.hasGraph = isYes(values, "graph");
    options.hasFlow = isYes(values, "flow");
    return options;
}

} // namespace thicket::plugins
