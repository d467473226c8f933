#include "app/editor/document/mapcontents.h"

#include <algorithm>

namespace thicket::editor {

namespace {

/// To look through the objects of a larger edit takes longer than to count again.
constexpr std::size_t mostLookedThrough = 50'000;

const std::string* agentGroupOf(const std::optional<nav::MapObject>& object)
{
    return object ? nav::agentGroupOf(object->geometry) : nullptr;
}

bool isGoal(const std::optional<nav::MapObject>& object)
{
    return object && std::holds_alternative<nav::GoalMarker>(object->geometry);
}

bool keepsGroups(const nav::MapEdit::Entry& entry)
{
    const std::string* const before = agentGroupOf(entry.before);
    const std::string* const after = agentGroupOf(entry.after);
    if (before && after)
        return *before == *after;
    if (isGoal(entry.before) && isGoal(entry.after))
        return entry.before->name == entry.after->name;
    return !before && !after && !isGoal(entry.before) && !isGoal(entry.after);
}

/// A running crowd takes all changes of an obstacle but those of its motion.
bool changesAgents(const nav::MapEdit::Entry& entry)
{
    if (!haveSameMotion(entry.before ? &*entry.before : nullptr,
                        entry.after ? &*entry.after : nullptr))
        return true;
    if (!agentGroupOf(entry.before) && !agentGroupOf(entry.after))
        return false;
    return !entry.before || !entry.after || entry.before->geometry != entry.after->geometry;
}

} // namespace

bool haveSameMotion(const nav::MapObject* a, const nav::MapObject* b)
{
    const bool doesAMove = a && nav::isMoving(*a);
    const bool doesBMove = b && nav::isMoving(*b);
    return doesAMove && doesBMove ? *a->motion == *b->motion : doesAMove == doesBMove;
}

bool changesAgents(const nav::MapEdit& edit)
{
    if (edit.settings && edit.settings->before.agentGroups != edit.settings->after.agentGroups)
        return true;
    return std::any_of(edit.entries.begin(), edit.entries.end(),
                       [](const nav::MapEdit::Entry& entry) { return changesAgents(entry); });
}

bool keepsGroups(const nav::MapEdit& edit)
{
    return !edit.settings && edit.entries.size() <= mostLookedThrough &&
           std::all_of(edit.entries.begin(), edit.entries.end(),
                       [](const nav::MapEdit::Entry& entry) { return keepsGroups(entry); });
}

} // namespace thicket::editor
