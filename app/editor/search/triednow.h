#pragma once

#include "libnav/path/searchtrace.h"

#include <vector>

namespace thicket::editor {

class SearchPlay;

/// What was tried up to the playhead from the vertex of its step, in order of time, but with the
/// step's own tangent at the end. The search must have a step.
std::vector<nav::SearchStep::Tangent> triedNow(const SearchPlay& play);

} // namespace thicket::editor
