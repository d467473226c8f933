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
/// The sense as it looks on the screen, where +y may point down.
bool looksCounterClockwise(const nav::Map& map, nav::Winding winding);
/// "counter-clockwise" or "clockwise", as it looks on the screen.
QString windingWords(const nav::Map& map, nav::Winding winding);
/// "turning left" or "turning right", as it looks on the screen; empty at the start.
QString turnWords(const nav::Map& map, const nav::SearchStep& vertex);
/// "4 kept, 8 refused".
QString tallyWords(std::size_t kept, std::size_t refused);
/// Why a tangent was refused, in few words: "blocked by circle 14", "would turn back".
QString refusalWords(const nav::Map& map, const nav::SearchStep::Tangent& tangent);
/// The same with where: "blocked by circle 14 after 3.20 m", "a shorter path is known (g 12.30 m
/// there)". The trace has the tangent.
QString refusalDetails(const nav::Map& map, const nav::SearchStep::Tangent& tangent,
                       const nav::SearchTrace& trace);
/// What became of a tangent: "kept", or refusalWords().
QString resultWords(const nav::Map& map, const nav::SearchStep::Tangent& tangent);
/// The step in one sentence: "Round old oak counter-clockwise: 3 tangents tried, 1 kept; f =
/// 41.20". The history must have it.
QString stepWords(const nav::Map& map, const nav::SearchHistory& history, std::size_t step);
/// "Step 69 of 105, with 21 of 33 expansions": those done by then. The history must have the step.
QString countWords(const nav::SearchHistory& history, std::size_t step);
/// What a step and an expansion are, in two sentences.
QString countsExplained();
/// What g, h and f are, a sentence each.
QString boundsExplained();
/// Why there is nothing to play, or what must be known of what is played: that it was cut off, or
/// is of an earlier map. Empty if neither.
QString stateWords(const TracedSearch& search);

} // namespace thicket::editor
