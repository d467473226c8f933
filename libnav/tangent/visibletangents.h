#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/nav_export.h"
#include "libnav/tangent/tangentedge.h"

#include <atomic>
#include <cstddef>
#include <optional>
#include <vector>

namespace thicket::nav {

struct VisibleTangentOptions {
    /// Includes only tangents to discs whose box meets this window; all if absent.
    std::optional<Box> window;
    /// Stops when this number is exceeded. The result then holds those to the nearest discs and is
    /// `truncated`.
    std::size_t most = SIZE_MAX;
    /// Polled regularly. If true, the result is partial and `cancelled`. May be null.
    const std::atomic<bool>* cancel = nullptr;
};

struct VisibleTangent {
    Contact contact;   ///< the disc
    Bitangent tangent; ///< from the point; its leaving winding has no meaning
};

struct VisibleTangents {
    std::vector<VisibleTangent> tangents;
    bool truncated = false;
    bool cancelled = false;
};

/// Every free tangent from a point to a disc of the field, by ascending disc, counter-clockwise
/// arrivals first. A point on a rim (up to 10 tolerances inside) has tangents of length 0 there.
/// None from a point that is blocked or not finite. None to a contact where an obstacle covers the
/// rim by more than 2 tolerances along it. Tangents touch the rims as rays see them, see
/// ObstacleField. Time: grows with what the point sees and what hides the rest, not with the whole
/// field. Pure: any thread.
THICKET_NAV_EXPORT VisibleTangents visibleTangents(const ObstacleField& field, Point from,
                                                   const VisibleTangentOptions& options = {});

} // namespace thicket::nav
