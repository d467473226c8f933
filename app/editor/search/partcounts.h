#pragma once

#include "app/editor/navigation/searchparts.h"

#include <cstddef>
#include <optional>

namespace thicket::editor {

class Navigator;
class SearchPlay;

/// So many of the open list are drawn where vertices are too close to draw all.
inline constexpr std::size_t bestOpenVertices = 8;

/// The step up to which a search is shown: the playhead's while it is played, otherwise the last.
/// The search must have a step.
std::size_t shownStep(const SearchPlay& play, bool isPlayed);

/// How many a part has up to the shown step; nullopt if there is nothing to count, or the part
/// needs a search that is played.
std::optional<std::size_t> countOf(SearchPart part, const SearchPlay& play, bool isPlayed,
                                   const Navigator& navigator);

} // namespace thicket::editor
