#include "app/editor/templates/templatechange.h"

#include <cassert>

namespace thicket::editor {

namespace {

/// The motion of a member in an instance with these axes.
nav::RareValue<nav::Motion> placedMotion(const nav::MapObject& member, const nav::Axes& axes)
{
    if (!member.motion)
        return {};
    nav::Motion motion = *member.motion;
    nav::mapMotion(motion, [&axes](nav::Point by) { return axes * by; });
    return motion;
}

} // namespace

void TemplateChange::change(const nav::ObjectGroup& instance, const nav::MapObject& before,
                            const nav::MapObject& after, bool isMoved)
{
    const nav::MapObject* const member = m_before.find(before.member);
    assert(member);
    const bool geometry = !isMoved && before.geometry != after.geometry;
    const bool name = before.name != after.name;
    const bool properties = before.properties != after.properties;
    const bool motion = !isMoved && before.motion != after.motion;
    if (!geometry && !name && !properties && !motion)
        return;
    const auto [change, isNew] = m_changes.try_emplace(before.member);
    if (!isNew)
        return;
    change->second = {*member, instance.id, geometry, name, properties, motion};
    nav::MapObject& result = change->second.after;
    if (geometry) {
        const nav::Point origin = nav::originOf(member->geometry, instance.axes, before.geometry);
        result.geometry = nav::unplaced(after.geometry, instance.axes, origin);
    }
    if (name)
        result.name = after.name;
    if (properties)
        result.properties = after.properties;
    if (motion)
        result.motion = placedMotion(after, nav::inverse(instance.axes));
}

nav::Template TemplateChange::after() const
{
    nav::Template result = m_before;
    std::erase_if(result.members,
                  [this](const nav::MapObject& object) { return m_removed.contains(object.id); });
    for (nav::MapObject& object : result.members) {
        if (const auto change = m_changes.find(object.id); change != m_changes.end())
            object = change->second.after;
    }
    return result;
}

bool TemplateChange::carry(nav::GroupId instance, const nav::Axes& axes, const nav::Geometry& known,
                           nav::MapObject& object) const
{
    const auto found = m_changes.find(object.member);
    if (found == m_changes.end() || found->second.source == instance)
        return false;
    const MemberChange& change = found->second;
    if (change.geometry) {
        const nav::Point origin =
            nav::originOf(m_before.find(object.member)->geometry, axes, known);
        object.geometry = nav::placed(change.after.geometry, axes, origin);
    }
    if (change.name)
        object.name = change.after.name;
    if (change.properties)
        object.properties = change.after.properties;
    if (change.motion)
        object.motion = placedMotion(change.after, axes);
    return true;
}

} // namespace thicket::editor
