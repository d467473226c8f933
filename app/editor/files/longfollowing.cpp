#include "app/editor/files/longfollowing.h"

#include "app/editor/templates/following.h"

#include <algorithm>

namespace thicket::editor {

bool followsLater(const nav::Map& map, const nav::MapEdit& edit)
{
    const std::size_t count = map.objects().size();
    const std::size_t most = count <= fewObjects ? fewFollowing : fewInLargeMap;
    const bool changesOnly =
        !edit.settings && std::all_of(edit.entries.begin(), edit.entries.end(),
                                      [](const auto& entry) { return entry.before; });
    return count > most && changesOnly && mostFollowing(map.settings, edit) > most;
}

} // namespace thicket::editor
