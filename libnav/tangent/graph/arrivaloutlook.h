#pragma once

#include "libnav/collision/searchview.h"
#include "libnav/tangent/graph/blindends.h"
#include "libnav/tangent/rimdepartures.h"
#include "libnav/tangent/sight.h"

namespace thicket::nav {

/// Where paths can lead that come straight from a disc, `place`, and touch a rim outside of it,
/// whose departures are `list`. `view` is set if that is blind. Source: PROOF.md, section 11.
Outlook outlookFrom(const Circle& place, const SeenRim& rim, const RimDepartures& list,
                    const SearchView& field, BlindEnds& ends, View& view);

} // namespace thicket::nav
