#pragma once

#include "app/editor/templates/editsummary.h"
#include "app/editor/templates/templatechange.h"
#include "libnav/map/placement.h"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace thicket::editor {

/// An instance that an edit changes objects of.
struct TouchedInstance {
    const nav::ObjectGroup* group = nullptr;
    std::vector<nav::ObjectId> changed; ///< objects
    std::vector<nav::ObjectId> removed; ///< members
    bool isLeft = false;                ///< by an object that stays in the map
    std::optional<nav::Axes> turn = {}; ///< if it is moved as a whole
};

/// What an edit does to instances and templates, as far as the edit alone tells. The time depends
/// on the edit, and on the number of groups only if it changes settings. See followed() for the
/// rules.
class InstanceChanges {
public:
    /// All must outlive it. `after`: the settings that the edit wants. Objects of `edit` that are
    /// no members any more lose their mark.
    InstanceChanges(const nav::MapSettings& before, const nav::MapSettings& after,
                    const EditSummary& edit);

    /// Whether members of instances are needed that the edit does not name.
    bool needsMembers() const { return !m_templates.empty() || !m_detached.empty(); }
    /// At most this many objects follow that the edit does not name. Linear in the groups.
    std::size_t mostFollowing() const;

    /// The members of an instance that are not in the edit.
    using Others = std::function<std::vector<const nav::MapObject*>(nav::GroupId instance)>;
    /// Finds out how the templates change. Nothing else is known before.
    void findTemplateChanges(const Others& others);

    const std::map<nav::GroupId, TouchedInstance>& touched() const { return m_touched; }
    /// The changed objects of an instance, as they were before.
    std::vector<const nav::MapObject*> objectsOf(const TouchedInstance& touched) const;
    /// Whether the edit names some of its members only, changed or not.
    bool isPart(const TouchedInstance& touched) const;
    bool detaches(nav::GroupId instance) const { return m_detached.contains(instance); }
    const std::set<nav::GroupId>& detached() const { return m_detached; }
    const std::map<nav::TemplateId, TemplateChange>& templates() const { return m_templates; }
    bool changesTemplateOf(const nav::ObjectGroup& group) const
    {
        return m_templates.contains(group.instanceOf);
    }
    /// The axes of an instance after the edit.
    nav::Axes axesOf(const nav::ObjectGroup& instance) const;
    bool isTurned(nav::GroupId instance) const;

private:
    const nav::ObjectGroup* instanceBefore(nav::GroupId id) const;
    const nav::ObjectGroup* instanceAfter(nav::GroupId id) const;
    const nav::Template& templateOf(const nav::ObjectGroup& group) const;
    void sort(nav::ObjectId id);
    void sortMember(nav::MapObject& after, bool isStaying);
    void detachIncompleteCopies();
    void judge(TouchedInstance& touched);
    bool isSameMember(nav::ObjectId id) const;
    bool hasOtherWords(const TouchedInstance& touched) const;
    std::optional<nav::Axes> turnOf(const TouchedInstance& touched,
                                    const std::vector<const nav::MapObject*>& others) const;
    void changeTemplate(TouchedInstance& touched, const Others& others);
    void spareEmptied();

    const nav::MapSettings& m_before;
    const nav::MapSettings& m_after;
    const EditSummary& m_edit;
    std::map<nav::GroupId, TouchedInstance> m_touched;
    std::map<nav::GroupId, std::set<nav::ObjectId>> m_copied; // members of new instances
    std::set<nav::GroupId> m_detached;
    std::map<nav::TemplateId, TemplateChange> m_templates;
};

} // namespace thicket::editor
