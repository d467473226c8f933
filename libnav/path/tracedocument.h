#pragma once

#include "libnav/nav_export.h"
#include "libnav/path/searchhistory.h"

#include <string>

namespace thicket::nav {

/// All that a search did as a JSON document for other programs, one element per line, as it can be
/// large. Any thread. Keys:
/// - "weight": PathOptions::weight;
/// - "steps": the vertices in order of arrival, each with the tangents tried from it;
/// - "queued": the tangents that entered the open list, in order, with the index of their step;
/// - "taken": the tangents taken from it, in order of time, by index in "queued", with the result,
///   the index of the step that it made, the bound of all paths at that time, the length of the
///   open list afterwards and the number of tangents queued so far.
THICKET_NAV_EXPORT std::string traceDocument(const SearchHistory& history);

} // namespace thicket::nav
