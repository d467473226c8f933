#pragma once

#include "libnav/map/mapedit.h"

#include <cstddef>
#include <optional>

/// The guides of a map and edits of them. Pure functions: any thread.
namespace thicket::editor {

/// One guide of a map.
struct GuideRef {
    bool isUpright = true; ///< at one x, otherwise at one y
    std::size_t index = 0; ///< among the guides of its direction
    bool operator==(const GuideRef&) const = default;
};

/// The largest distance from a guide at which a click still hits it, logical pixels.
inline constexpr double guideSlop = 4;

/// nullopt if the map has no such guide.
std::optional<double> guidePlace(const nav::Guides& guides, const GuideRef& guide);
/// The nearest guide that is shown and at most `reach` away, map units.
std::optional<GuideRef> guideNear(const nav::Guides& guides, nav::Point at, double reach);

// Edits of a map with these settings. A place must be within the range of coordinates.
nav::MapEdit addGuide(const nav::MapSettings& before, bool isUpright, double place);
nav::MapEdit moveGuide(const nav::MapSettings& before, const GuideRef& guide, double place);
nav::MapEdit removeGuide(const nav::MapSettings& before, const GuideRef& guide);
nav::MapEdit removeGuides(const nav::MapSettings& before);
/// Whether the edit changes guides and nothing else.
bool changesGuidesOnly(const nav::MapEdit& edit);

} // namespace thicket::editor
