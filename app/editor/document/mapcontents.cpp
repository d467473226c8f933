#include "app/editor/document/mapcontents.h"

#include <algorithm>

namespace thicket::editor {

namespace {

/// To look through the objects of a larger edit takes longer than to count again.
constexpr std::size_t mostLookedThrough = 50'000;

const nav::AgentMarker* agentOf(const std::optional<nav::MapObject>& object)
{
    return object ? std::get_if<nav::AgentMarker>(&object->geometry) : nullptr;
}

bool isGoal(const std::optional<nav::MapObject>& object)
{
    return object && std::holds_alternative<nav::GoalMarker>(object->geometry);
}

bool keepsGroups(const nav::MapEdit::Entry& entry)
{
    const auto* before = agentOf(entry.before);
    const auto* after = agentOf(entry.after);
    if (before && after)
        return before->group == after->group;
    if (isGoal(entry.before) && isGoal(entry.after))
        return entry.before->name == entry.after->name;
    return !before && !after && !isGoal(entry.before) && !isGoal(entry.after);
}

} // namespace

bool keepsGroups(const nav::MapEdit& edit)
{
    return !edit.settings && edit.entries.size() <= mostLookedThrough &&
           std::all_of(edit.entries.begin(), edit.entries.end(),
                       [](const nav::MapEdit::Entry& entry) { return keepsGroups(entry); });
}

} // namespace thicket::editor
