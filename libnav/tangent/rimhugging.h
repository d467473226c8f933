#pragma once

#include "libnav/collision/searchview.h"
#include "libnav/tangent/tangentedge.h"

#include <functional>
#include <vector>

namespace thicket::nav {

/// Visits the hugging edges of a disc: those between neighbouring contacts along its free rim,
/// counter-clockwise. `contacts` are angles seen from its centre, radians, in any order; they are
/// sorted, and equal ones become one. False from the visitor ends it.
void visitHugging(const SearchView& field, DiscIndex disc, std::vector<double>& contacts,
                  const std::function<bool(const HuggingEdge&)>& visit);

} // namespace thicket::nav
