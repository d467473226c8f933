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
    /// Only tangents to discs whose box meets this window; all when absent.
    std::optional<Box> window;
    /// Stop when this many are exceeded; the answer then holds those to the nearest discs and says
    /// `truncated`.
    std::size_t most = SIZE_MAX;
    /// Polled now and then; when true the answer is partial and says `cancelled`. May be null.
    const std::atomic<bool>* cancel = nullptr;
};

struct VisibleTangent {
    Contact contact;   ///< the disc
    Bitangent tangent; ///< from the point; its leaving winding means nothing
};

struct VisibleTangents {
    std::vector<VisibleTangent> tangents;
    bool truncated = false;
    bool cancelled = false;
};

/// Every free tangent from a point to a disc of the field, by ascending disc, counter-clockwise
/// arrivals first. A point on a rim (up to 10 tolerances inside) has the tangents of length 0
/// there. None from a point that is blocked or not finite, and none to where an obstacle covers the
/// rim, by more than 2 tolerances along it.
/// Tangents touch the rims as rays see them, see ObstacleField.
/// The cost is that of what can be seen and what hides the rest, not of the whole field. Pure: any
/// thread.
THICKET_NAV_EXPORT VisibleTangents visibleTangents(const ObstacleField& field, Point from,
                                                   const VisibleTangentOptions& options = {});

} // namespace thicket::nav
