#include "app/editor/edits/mapdifference.h"

#include <unordered_set>
#include <utility>
#include <vector>

namespace thicket::editor {

namespace {

/// The ids of the objects that both maps have, in the drawing order of the first.
std::vector<nav::ObjectId> commonIds(const nav::Map& map, const nav::Map& other)
{
    std::vector<nav::ObjectId> ids;
    for (const nav::MapObject& object : map.objects()) {
        if (other.find(object.id))
            ids.push_back(object.id);
    }
    return ids;
}

/// The objects that stay where they are: the common ones up to the first difference in order.
std::unordered_set<nav::ObjectId> keptIds(const nav::Map& before, const nav::Map& after)
{
    const std::vector<nav::ObjectId> ids = commonIds(before, after);
    const std::vector<nav::ObjectId> wanted = commonIds(after, before);
    std::unordered_set<nav::ObjectId> kept;
    for (std::size_t i = 0; i < ids.size() && ids[i] == wanted[i]; ++i)
        kept.insert(ids[i]);
    return kept;
}

} // namespace

nav::MapEdit differenceBetween(const nav::Map& before, const nav::Map& after)
{
    const std::unordered_set<nav::ObjectId> kept = keptIds(before, after);
    nav::MapEdit edit;
    const auto& objects = before.objects();
    // From the last, so that a removal does not move objects still to be removed.
    for (std::size_t i = objects.size(); i-- > 0;) {
        if (!kept.contains(objects[i].id))
            edit.entries.push_back({objects[i].id, objects[i], std::nullopt, i});
    }
    std::size_t position = 0; // among the kept objects
    for (const nav::MapObject& object : after.objects()) {
        if (!kept.contains(object.id))
            continue;
        if (const nav::MapObject* const former = before.find(object.id); *former != object)
            edit.entries.push_back({object.id, *former, object, position});
        ++position;
    }
    for (std::size_t i = 0; i < after.objects().size(); ++i) {
        const nav::MapObject& object = after.objects()[i];
        if (!kept.contains(object.id))
            edit.entries.push_back({object.id, std::nullopt, object, i});
    }
    if (before.settings != after.settings)
        edit.settings = nav::MapEdit::SettingsChange{before.settings, after.settings};
    return edit;
}

} // namespace thicket::editor
