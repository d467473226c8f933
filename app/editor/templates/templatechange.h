#pragma once

#include "libnav/map/map.h"

#include <map>
#include <set>

namespace thicket::editor {

/// What becomes of a template: the members that change and that go. The first change of a member
/// counts.
class TemplateChange {
public:
    /// The template must outlive it.
    explicit TemplateChange(const nav::Template& before) : m_before(before) {}

    const nav::Template& before() const { return m_before; }
    /// An object of an instance, which is a member, was changed there. `isMoved`: as a part of the
    /// whole instance, so that its geometry and its motion do not count.
    void change(const nav::ObjectGroup& instance, const nav::MapObject& before,
                const nav::MapObject& after, bool isMoved);
    void remove(nav::ObjectId member) { m_removed.insert(member); }

    bool isNone() const { return m_changes.empty() && m_removed.empty(); }
    bool removesAll() const { return m_removed.size() == m_before.members.size(); }
    /// Whether anything becomes of this member.
    bool concerns(nav::ObjectId member) const
    {
        return m_changes.contains(member) || m_removed.contains(member);
    }
    bool removes(nav::ObjectId member) const { return m_removed.contains(member); }
    void keepAll() { m_removed.clear(); }
    nav::Template after() const;

    /// Whether the object, a member of an instance, becomes another. `known`: the object as it was
    /// or is, from which its place follows by `axes`.
    bool carry(nav::GroupId instance, const nav::Axes& axes, const nav::Geometry& known,
               nav::MapObject& object) const;

private:
    struct MemberChange {
        nav::MapObject after; ///< the member
        nav::GroupId source = 0;
        bool geometry = false;
        bool name = false;
        bool properties = false;
        bool motion = false;
    };
    const nav::Template& m_before;
    std::map<nav::ObjectId, MemberChange> m_changes;
    std::set<nav::ObjectId> m_removed;
};

} // namespace thicket::editor
