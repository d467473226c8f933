#include "app/editor/edits/orders.h"

#include "app/editor/edits/agentgroups.h"
#include "app/editor/edits/markers.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <string>
#include <unordered_set>

namespace thicket::editor {

namespace {

struct Orders {
    Q_DECLARE_TR_FUNCTIONS(thicket::editor::Orders)
};

/// The agents and spawn areas of a group.
struct Members {
    std::size_t resting = 0;      ///< agents that are not sent
    std::size_t restingAreas = 0; ///< areas that are not
    std::size_t agents = 0;       ///< that are sent; those of areas, too
    std::vector<const nav::MapObject*> sent;
    bool hasSentArea = false;
    /// Agents alone take the areas of their group along.
    bool areAllSent() const { return resting == 0 && (restingAreas == 0 || !hasSentArea); }

    void add(const nav::MapObject& object, bool isSent)
    {
        const auto* area = std::get_if<nav::SpawnMarker>(&object.geometry);
        if (!isSent) {
            ++(area ? restingAreas : resting);
            return;
        }
        sent.push_back(&object);
        agents += area ? static_cast<std::size_t>(area->count) : 1;
        hasSentArea = hasSentArea || area;
    }
};
using MembersByGroup = std::map<std::string, Members>;

/// Null for what is no agent or spawn area.
template <class Geometry> auto* groupOf(Geometry& geometry)
{
    auto* agent = std::get_if<nav::AgentMarker>(&geometry);
    auto* area = std::get_if<nav::SpawnMarker>(&geometry);
    return agent ? &agent->group : area ? &area->group : nullptr;
}

MembersByGroup membersOf(const nav::Map& map, const std::vector<nav::ObjectId>& ids)
{
    const std::unordered_set<nav::ObjectId> sent(ids.begin(), ids.end());
    MembersByGroup groups;
    for (const nav::MapObject& object : map.objects()) {
        if (const std::string* const group = groupOf(object.geometry))
            groups[*group].add(object, sent.contains(object.id));
    }
    std::erase_if(groups, [](const auto& entry) { return entry.second.sent.empty(); });
    return groups;
}

/// A goal that only these groups have, and that is not the path's; null if there is none.
const nav::MapObject* ownGoal(const nav::Map& map, const MembersByGroup& sent)
{
    const auto isSent = [&sent](const nav::AgentGroup& group) {
        const auto found = sent.find(group.name);
        return found != sent.end() && found->second.areAllSent();
    };
    const auto& groups = map.settings.agentGroups;
    for (const nav::AgentGroup& group : groups) {
        const nav::MapObject* goal = map.find(group.goal);
        if (!isSent(group) || !goal || goal == map.goal() ||
            !std::holds_alternative<nav::GoalMarker>(goal->geometry))
            continue;
        if (std::ranges::all_of(groups, [&](const nav::AgentGroup& other) {
                return other.goal != goal->id || isSent(other);
            }))
            return goal;
    }
    return nullptr;
}

/// The sent members of a group that stays behind, as members of a new group.
void part(nav::MapSettings& settings, const std::string& former, const Members& members,
          nav::ObjectId goal, std::vector<nav::MapObject>& changed)
{
    auto& groups = settings.agentGroups;
    const auto like = std::ranges::find(groups, former, &nav::AgentGroup::name);
    nav::AgentGroup added = like != groups.end() ? *like : nav::AgentGroup();
    const std::string wish = former.empty() ? Orders::tr("Agents").toStdString() : former;
    added.name = wish;
    for (int number = 2;
         std::ranges::find(groups, added.name, &nav::AgentGroup::name) != groups.end(); ++number)
        added.name = wish + ' ' + std::to_string(number);
    added.goal = goal;
    for (const nav::MapObject* object : members.sent) {
        changed.push_back(*object);
        *groupOf(changed.back().geometry) = added.name;
    }
    groups.push_back(std::move(added));
}

/// Sends them to the goal that is among the map's, `changed` or `added`.
SendingEdit sendAll(const nav::Map& map, const MembersByGroup& sent, nav::ObjectId goal,
                    std::vector<nav::MapObject> changed, const nav::MapEdit& added)
{
    SendingEdit sending;
    nav::MapSettings settings = added.settings ? added.settings->after : map.settings;
    for (const auto& [name, members] : sent) {
        sending.agents += members.agents;
        const auto index = groupIndex(map, name);
        if (index && members.areAllSent()) {
            settings.agentGroups[*index].goal = goal;
        } else {
            part(settings, name, members, goal, changed);
            ++sending.newGroups;
        }
    }
    sending.edit = nav::MapEdit::change(map, std::move(changed));
    sending.edit.entries.insert(sending.edit.entries.end(), added.entries.begin(),
                                added.entries.end());
    if (settings != map.settings)
        sending.edit.settings = nav::MapEdit::changeSettings(map, std::move(settings)).settings;
    return sending;
}

} // namespace

SendingEdit sendAgents(const nav::Map& map, const std::vector<nav::ObjectId>& ids, nav::Point at)
{
    const MembersByGroup sent = membersOf(map, ids);
    if (sent.empty())
        return {};
    if (const nav::MapObject* own = ownGoal(map, sent)) {
        nav::MapObject moved = *own;
        moved.geometry = nav::GoalMarker{at};
        return sendAll(map, sent, own->id, {std::move(moved)}, {});
    }
    const nav::MapEdit added = addGoal(map, at);
    return sendAll(map, sent, added.entries.front().id, {}, added);
}

SendingEdit sendAgentsTo(const nav::Map& map, const std::vector<nav::ObjectId>& ids,
                         nav::ObjectId goal)
{
    const MembersByGroup sent = membersOf(map, ids);
    return sent.empty() ? SendingEdit() : sendAll(map, sent, goal, {}, {});
}

} // namespace thicket::editor
