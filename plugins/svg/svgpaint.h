#pragma once

#include <string>
#include <string_view>
#include <unordered_set>

namespace thicket::plugins {

/// The ids of a drawing's gradients and patterns.
using SvgPaintServers = std::unordered_set<std::string>;

/// What a shape's inside or its line is painted with, as far as maps are concerned.
struct SvgPaint {
    bool isPainted = false; ///< with something that is seen
    bool isOpaque = true;   ///< false: its opacity is 0

    bool shows() const { return isPainted && isOpaque; }
    /// `fill` or `stroke`: none, transparent and colours whose alpha is 0 are not seen, and
    /// references to nothing are what follows them, or none.
    void paint(std::string_view value, const SvgPaintServers* servers);
    /// `fill-opacity` or `stroke-opacity`; kept if it is no number.
    void setOpacity(std::string_view value);
};

} // namespace thicket::plugins
