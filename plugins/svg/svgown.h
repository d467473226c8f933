#pragma once

#include "libnav/map/map.h"
#include "libnav/result.h"
#include "plugins/svg/svgelement.h"

#include <optional>

namespace thicket::plugins {

/// What an exported drawing says about an object in attributes of its own.
struct SvgOwn {
    std::optional<std::int64_t> place; ///< in the map's drawing order
};

/// Completes an object by the element's attributes in Thicket's namespace. Errors: an attribute
/// that does not hold what it must; without a place.
Result<SvgOwn> readOwn(const SvgElement& element, nav::MapObject& object);

/// A number from -1e9 to 1e9. No value if the attribute is absent. Errors: anything else.
Result<std::optional<double>> ownNumber(const SvgElement& element, std::string_view name);

} // namespace thicket::plugins
