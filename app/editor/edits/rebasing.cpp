#include "app/editor/edits/rebasing.h"

#include <iterator>
#include <utility>

namespace thicket::editor {

std::optional<nav::MapEdit> rebased(const nav::Map& map, const nav::MapEdit& edit)
{
    if (edit.settings)
        return {};
    std::vector<nav::MapObject> changed;
    std::vector<nav::ObjectId> removed;
    for (const nav::MapEdit::Entry& entry : edit.entries) {
        const nav::MapObject* const object = map.find(entry.id);
        if (!object || !entry.before || *object != *entry.before)
            return {};
        if (entry.after)
            changed.push_back(*entry.after);
        else
            removed.push_back(entry.id);
    }
    nav::MapEdit result = nav::MapEdit::change(map, std::move(changed));
    nav::MapEdit removal = nav::MapEdit::remove(map, removed);
    std::move(removal.entries.begin(), removal.entries.end(), std::back_inserter(result.entries));
    return result;
}

} // namespace thicket::editor
