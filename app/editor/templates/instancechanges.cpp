#include "app/editor/templates/instancechanges.h"

#include "app/editor/templates/instances.h"
#include "app/editor/templates/jointaxes.h"

#include <algorithm>

namespace thicket::editor {

InstanceChanges::InstanceChanges(const nav::MapSettings& before, const nav::MapSettings& after,
                                 const EditSummary& edit)
    : m_before(before), m_after(after), m_edit(edit)
{
    for (const nav::ObjectId id : edit.ids())
        sort(id);
    detachIncompleteCopies();
    for (auto& [id, touched] : m_touched)
        judge(touched);
}

const nav::ObjectGroup* InstanceChanges::instanceBefore(nav::GroupId id) const
{
    return instanceAt(m_before, id);
}

const nav::ObjectGroup* InstanceChanges::instanceAfter(nav::GroupId id) const
{
    return instanceAt(m_after, id);
}

const nav::Template& InstanceChanges::templateOf(const nav::ObjectGroup& group) const
{
    return *m_before.templates.find(group.instanceOf);
}

/// Finds out which instance an object belongs to before and after the edit.
void InstanceChanges::sort(nav::ObjectId id)
{
    const nav::MapObject* const before = m_edit.before(id);
    nav::MapObject* const after = m_edit.after(id);
    const nav::ObjectGroup* const from =
        before && before->member != 0 ? instanceBefore(before->group) : nullptr;
    const bool isStaying = before && after && before->group == after->group;
    if (after && after->member != 0)
        sortMember(*after, isStaying);
    const nav::ObjectGroup* const left = from ? instanceAfter(from->id) : nullptr;
    if (!left || left->instanceOf != from->instanceOf)
        return; // no member before, or the edit detaches the whole instance
    if (!templateOf(*from).find(before->member))
        return;
    TouchedInstance& touched = m_touched[from->id];
    touched.group = from;
    if (!after)
        touched.removed.push_back(before->member);
    else if (!isStaying || after->member != before->member)
        touched.isLeft = true;
    else
        touched.changed.push_back(id);
}

void InstanceChanges::sortMember(nav::MapObject& after, bool isStaying)
{
    const nav::ObjectGroup* const to = instanceAfter(after.group);
    const bool isMember = to && m_after.templates.find(to->instanceOf)->find(after.member);
    const bool isOld = instanceBefore(after.group);
    if (!isMember || (isOld && !isStaying))
        after.member = 0;
    else if (!isOld)
        m_copied[after.group].insert(after.member);
}

/// New instances that miss a member, as the copies of an instance without those on locked layers.
void InstanceChanges::detachIncompleteCopies()
{
    if (m_before.objectGroups == m_after.objectGroups)
        return;
    for (const nav::ObjectGroup& group : m_after.objectGroups.list()) {
        if (group.instanceOf == 0 || instanceBefore(group.id))
            continue;
        const nav::Template* const of = m_after.templates.find(group.instanceOf);
        if (of && m_copied[group.id].size() != of->members.size())
            m_detached.insert(group.id);
    }
}

void InstanceChanges::judge(TouchedInstance& touched)
{
    const nav::Template& of = templateOf(*touched.group);
    const bool isGone = touched.removed.size() == of.members.size();
    const bool isMore = m_before.layers != m_after.layers;
    const bool isTorn = !touched.removed.empty() && (isGone || isMore || m_edit.adds());
    if (touched.isLeft || isTorn) {
        m_detached.insert(touched.group->id);
        return;
    }
    if (touched.changed.size() == of.members.size())
        touched.turn = turnOf(touched, {});
    const bool isSame = std::all_of(touched.changed.begin(), touched.changed.end(),
                                    [this](nav::ObjectId id) { return isSameMember(id); });
    const bool isPart = !touched.turn && !isSame;
    if (isPart || !touched.removed.empty() || hasOtherWords(touched))
        m_templates.try_emplace(of.id, of);
}

bool InstanceChanges::isSameMember(nav::ObjectId id) const
{
    return m_edit.before(id)->geometry == m_edit.after(id)->geometry;
}

bool InstanceChanges::hasOtherWords(const TouchedInstance& touched) const
{
    return std::any_of(touched.changed.begin(), touched.changed.end(), [&](auto id) {
        const nav::MapObject& before = *m_edit.before(id);
        const nav::MapObject& after = *m_edit.after(id);
        if (!touched.turn && before.motion != after.motion)
            return true; // turned with the whole it is the same
        return before.name != after.name || before.properties != after.properties;
    });
}

/// `others`: members that stay where they are.
std::optional<nav::Axes>
InstanceChanges::turnOf(const TouchedInstance& touched,
                        const std::vector<const nav::MapObject*>& others) const
{
    std::vector<GeometryChange> changes;
    std::size_t moved = 0;
    for (const nav::ObjectId id : touched.changed) {
        changes.push_back({&m_edit.before(id)->geometry, &m_edit.after(id)->geometry});
        moved += isSameMember(id) ? 0 : 1;
    }
    const std::size_t all = changes.size() + others.size();
    const bool isWhole = moved == all || moved >= 2; // a pillar in the middle may stay
    if (moved == 0 || !isWhole)
        return {};
    for (const nav::MapObject* other : others)
        changes.push_back({&other->geometry, &other->geometry});
    return jointAxes(changes, all == 1 || moved < all);
}

std::size_t InstanceChanges::mostFollowing() const
{
    std::map<nav::TemplateId, std::size_t> members; // that change
    for (const auto& [id, touched] : m_touched) {
        if (changesTemplateOf(*touched.group))
            members[touched.group->instanceOf] += touched.changed.size() + touched.removed.size();
    }
    std::size_t most = 0;
    for (const auto& [id, count] : members)
        most += std::min(count, m_before.templates.find(id)->members.size()) *
                countInstances(m_before, id);
    for (const nav::GroupId id : m_detached) {
        if (const nav::ObjectGroup* const group = instanceBefore(id))
            most += templateOf(*group).members.size();
    }
    return most;
}

void InstanceChanges::findTemplateChanges(const Others& others)
{
    for (auto& [id, touched] : m_touched)
        changeTemplate(touched, others);
    spareEmptied();
}

void InstanceChanges::changeTemplate(TouchedInstance& touched, const Others& others)
{
    const auto found = m_templates.find(touched.group->instanceOf);
    if (detaches(touched.group->id) || found == m_templates.end())
        return;
    if (!touched.turn && touched.removed.empty()) {
        const std::vector<const nav::MapObject*> staying = others(touched.group->id);
        if (!staying.empty())
            touched.turn = turnOf(touched, staying);
    }
    for (const nav::ObjectId member : touched.removed)
        found->second.remove(member);
    for (const nav::ObjectId id : touched.changed)
        found->second.change(*touched.group, *m_edit.before(id), *m_edit.after(id),
                             touched.turn.has_value());
}

/// A template keeps its last member: instances that it is deleted in are detached.
void InstanceChanges::spareEmptied()
{
    for (auto& [id, change] : m_templates) {
        if (!change.removesAll())
            continue;
        change.keepAll();
        for (const auto& [group, touched] : m_touched) {
            if (touched.group->instanceOf == id && !touched.removed.empty())
                m_detached.insert(group);
        }
    }
}

std::vector<const nav::MapObject*> InstanceChanges::objectsOf(const TouchedInstance& touched) const
{
    std::vector<const nav::MapObject*> objects;
    for (const nav::ObjectId id : touched.changed)
        objects.push_back(m_edit.before(id));
    return objects;
}

bool InstanceChanges::isPart(const TouchedInstance& touched) const
{
    return touched.changed.size() < templateOf(*touched.group).members.size();
}

bool InstanceChanges::isTurned(nav::GroupId instance) const
{
    const auto touched = m_touched.find(instance);
    return touched != m_touched.end() && touched->second.turn;
}

nav::Axes InstanceChanges::axesOf(const nav::ObjectGroup& instance) const
{
    return isTurned(instance.id) ? *m_touched.at(instance.id).turn * instance.axes : instance.axes;
}

} // namespace thicket::editor
