#pragma once

#include "plugins/svg/svgelement.h"
#include "plugins/svg/svglength.h"
#include "plugins/svg/svgoptions.h"
#include "plugins/svg/svgtext.h"

#include "libnav/geometry/shapes.h"

namespace thicket::plugins {

/// How a drawing lies in the map.
struct SvgPage {
    Affine toMap;                     ///< from the root's coordinates
    Affine fromExported;              ///< from those of the map that Thicket wrote here
    nav::Point size;                  ///< of the root's coordinates: what 100 % are
    nav::Point shown;                 ///< its size as it is shown: 100 vw by 100 vh
    bool hasLengths = true;           ///< false: its size cannot be read, and is taken as not given
    bool isUp = false;                ///< whether y of the map points up
    std::optional<nav::Box> bounds{}; ///< the page in the map, if it has a size
};

/// `units`: without a page.
SvgPage svgPage(const SvgElement& root, const SvgUnits& units, const SvgImportOptions& options);

} // namespace thicket::plugins
