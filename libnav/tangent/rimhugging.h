#pragma once

#include "libnav/collision/searchview.h"
#include "libnav/tangent/tangentedge.h"

#include <functional>
#include <vector>

namespace thicket::nav {

/// Visits the hugging edges of a disc: the arcs between neighbouring contacts along its free rim,
/// counter-clockwise. `contacts`: angles seen from the centre, radians, in any order; they are
/// sorted and made unique. Returning false from the visitor ends the visit.
void visitHugging(const SearchView& field, DiscIndex disc, std::vector<double>& contacts,
                  const std::function<bool(const HuggingEdge&)>& visit);

} // namespace thicket::nav
