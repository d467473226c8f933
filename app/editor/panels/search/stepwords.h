#pragma once

#include "libnav/map/map.h"
#include "libnav/path/searchhistory.h"

#include <QString>

namespace thicket::editor {

class SearchPlay;
class TracedSearch;

/// "old oak" if the object has a name, otherwise "circle 14".
QString calledObject(const nav::Map& map, nav::ObjectId id);
/// "circle 14", "wall 1, corner 2", "start", "goal".
QString contactWords(const nav::Map& map, const nav::Contact& contact);
/// "turning left" or "turning right", as it looks on the screen; empty at the start.
QString turnWords(const nav::Map& map, const nav::SearchStep& vertex);
/// "4 kept, 8 refused".
QString tallyWords(std::size_t kept, std::size_t refused);
/// What became of a tangent: "kept", "blocked by circle 14", "would turn back".
QString resultWords(const nav::Map& map, const nav::SearchStep::Tangent& tangent);
/// The step in one sentence: "Round old oak counter-clockwise: 3 tangents tried, 1 kept; f =
/// 41.20". The history must have it.
QString stepWords(const nav::Map& map, const nav::SearchHistory& history, std::size_t step);
/// Why there is nothing to play, or what must be known of what is played: that it was cut off, or
/// is of an earlier map. Empty if neither.
QString stateWords(const TracedSearch& search);

} // namespace thicket::editor
