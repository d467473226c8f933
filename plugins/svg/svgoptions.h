#pragma once

#include "plugins/api/mapformat.h"

#include <optional>

namespace thicket::plugins {

struct SvgImportOptions {
    enum class YAxis { automatic, down, up };
    double error = 0.05; ///< of curves, map units
    double scale = 1;    ///< map units for each unit of the drawing
    std::optional<double>
        unitsPerPixel; ///< of lengths on the page; absent: the drawing's own units
    YAxis yAxis = YAxis::automatic;
    bool cutsHoles = true;
};

QList<FormatOption> svgImportOptions();
/// Of completed options. Errors: optionError().
Result<SvgImportOptions> svgImportOptionsFrom(const OptionValues& values);

struct SvgExportOptions {
    std::optional<double> pixelsPerUnit; ///< absent: the longer side is `usualPixels` long
    std::optional<double> agentRadius;   ///< absent: that of the map's first agent class, or 0
    bool hasGraph = false;
    bool hasPath = true;
    bool hasFlow = false;
    std::optional<double> cell; ///< of the flow field, map units; absent: by the map's size

    static constexpr double usualPixels = 1000;
};

QList<FormatOption> svgExportOptions();
Result<SvgExportOptions> svgExportOptionsFrom(const OptionValues& values);

} // namespace thicket::plugins
