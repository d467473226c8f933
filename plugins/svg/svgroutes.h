#pragma once

#include "libnav/map/map.h"
#include "plugins/svg/svgoptions.h"

#include <QList>

#include <string>

namespace thicket::plugins {

/// The layers of a drawing that follow from the map: each is an element of Inkscape's layers, or
/// empty where there is nothing to show, with a note why.
struct SvgRoutes {
    std::string text;
    QList<FormatNote> notes{};
};

/// The graph, the flow and the path of an agent, from the bottom up. `side`: the longer side of the
/// drawing, map units, > 0. `transform`: the attribute of the layers' elements, or empty.
SvgRoutes svgRoutes(const nav::Map& map, const SvgExportOptions& options, double side,
                    const std::string& transform);

} // namespace thicket::plugins
