#pragma once

#include "libnav/tangent/tangentedge.h"
#include "libsteer/c/thicket.h"

/// Edges in the form of the C API.
namespace thicket::c {

thk_segment segmentOf(const nav::SurfingEdge& edge);
thk_segment segmentOf(const nav::HuggingEdge& edge);

} // namespace thicket::c
