#include "app/editor/templates/following.h"

#include "app/editor/templates/editsummary.h"
#include "app/editor/templates/filerange.h"
#include "app/editor/templates/instancechanges.h"
#include "app/editor/templates/instances.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace thicket::editor {

namespace {

/// Completes the edit by what its changes of templates and instances bring about.
class Follower {
public:
    Follower(const nav::Map& map, nav::MapEdit edit)
        : m_map(map), m_edit(std::move(edit)), m_summary(m_edit),
          m_after(m_edit.settings ? m_edit.settings->after : map.settings),
          m_changes(map.settings, m_after, m_summary)
    {}

    Following run() &&
    {
        if (m_changes.needsMembers()) {
            m_members = membersOf(m_map, [this](const nav::ObjectGroup& group) {
                return m_changes.changesTemplateOf(group) || m_changes.detaches(group.id);
            });
        }
        m_changes.findTemplateChanges([this](nav::GroupId id) { return othersOf(id); });
        carryOver();
        return finish();
    }

private:
    std::vector<const nav::MapObject*> othersOf(nav::GroupId instance) const
    {
        std::vector<const nav::MapObject*> others;
        for (const MemberPlace& place : m_members.at(instance)) {
            const nav::MapObject& object = m_map.objects()[place.position];
            if (!m_summary.contains(object.id))
                others.push_back(&object);
        }
        return others;
    }

    void carryOver()
    {
        for (const nav::ObjectGroup& group : m_after.objectGroups.list()) {
            const auto change = m_changes.templates().find(group.instanceOf);
            if (change == m_changes.templates().end() || change->second.isNone() ||
                m_changes.detaches(group.id))
                continue;
            const auto members = m_members.find(group.id);
            if (members == m_members.end())
                continue; // it is new
            bool follows = false;
            for (const MemberPlace& place : members->second)
                follows =
                    carryTo(group, change->second, m_map.objects()[place.position]) || follows;
            m_result.instances += follows ? 1 : 0;
            if (m_result.templateName.empty())
                m_result.templateName = change->second.before().name;
        }
    }

    bool carryTo(const nav::ObjectGroup& group, const TemplateChange& change,
                 const nav::MapObject& object)
    {
        if (!change.concerns(object.member))
            return false;
        const bool isListed = m_summary.contains(object.id);
        nav::MapObject* const listed = isListed ? m_summary.after(object.id) : nullptr;
        if (isListed && !listed)
            return false;
        if (change.removes(object.member)) {
            m_removed.insert(object.id);
            return true;
        }
        nav::MapObject result = listed ? *listed : object;
        const nav::Geometry known =
            m_changes.isTurned(group.id) ? result.geometry : object.geometry;
        if (!change.carry(group.id, m_changes.axesOf(group), known, result))
            return false;
        if (listed)
            *listed = std::move(result);
        else
            m_carried.push_back(std::move(result));
        return true;
    }

    Following finish()
    {
        nav::MapSettings settings = m_after;
        turnAndDetach(settings);
        changeTemplates(settings);
        if (settings != m_map.settings)
            m_edit.settings = nav::MapEdit::SettingsChange{m_map.settings, std::move(settings)};
        else
            m_edit.settings.reset();
        detachMembers();
        addEntries();
        m_result.edit = std::move(m_edit);
        return std::move(m_result);
    }

    void changeTemplates(nav::MapSettings& settings) const
    {
        if (m_changes.templates().empty())
            return;
        std::vector<nav::Template> templates = settings.templates.list();
        for (nav::Template& one : templates) {
            const auto change = m_changes.templates().find(one.id);
            if (change != m_changes.templates().end())
                one = change->second.after();
        }
        settings.templates = nav::Templates(std::move(templates));
    }

    void turnAndDetach(nav::MapSettings& settings)
    {
        const auto& touched = m_changes.touched();
        const bool turns = std::any_of(touched.begin(), touched.end(), [](const auto& one) {
            return one.second.turn && *one.second.turn != nav::Axes{};
        });
        if (!turns && m_changes.detached().empty())
            return;
        std::vector<nav::ObjectGroup> groups = settings.objectGroups.list();
        for (nav::ObjectGroup& group : groups) {
            if (m_changes.detaches(group.id)) {
                group.instanceOf = 0;
                group.axes = {};
                ++m_result.detached;
            } else {
                group.axes = m_changes.axesOf(group);
            }
        }
        settings.objectGroups = nav::ObjectGroups(std::move(groups));
    }

    void detachMembers()
    {
        for (const nav::ObjectId id : m_summary.ids()) {
            nav::MapObject* const after = m_summary.after(id);
            if (after && m_changes.detaches(after->group))
                after->member = 0;
        }
        for (const nav::GroupId group : m_changes.detached()) {
            const auto members = m_members.find(group);
            if (members == m_members.end())
                continue;
            for (const MemberPlace& place : members->second) {
                const nav::MapObject& object = m_map.objects()[place.position];
                if (m_summary.contains(object.id))
                    continue;
                m_carried.push_back(object);
                m_carried.back().member = 0;
            }
        }
    }

    /// What follows comes first, as its positions are those before the edit.
    void addEntries()
    {
        if (!m_removed.empty()) {
            // The edit changes and removes only: see InstanceChanges.
            for (const nav::ObjectId id : m_summary.ids()) {
                nav::MapObject* const after = m_summary.after(id);
                if (!after)
                    m_removed.insert(id);
                else if (!m_removed.contains(id))
                    m_carried.push_back(std::move(*after));
            }
            m_edit.entries =
                nav::MapEdit::remove(m_map, {m_removed.begin(), m_removed.end()}).entries;
        }
        if (m_carried.empty())
            return;
        nav::MapEdit all = nav::MapEdit::change(m_map, std::move(m_carried));
        std::move(m_edit.entries.begin(), m_edit.entries.end(), std::back_inserter(all.entries));
        m_edit.entries = std::move(all.entries);
    }

    const nav::Map& m_map;
    nav::MapEdit m_edit;
    EditSummary m_summary;
    const nav::MapSettings m_after; // as the edit wants them
    InstanceChanges m_changes;
    InstanceMembers m_members; // of instances whose template changes, or that are detached
    std::vector<nav::MapObject> m_carried; // after the edit, and not in it
    std::set<nav::ObjectId> m_removed;     // with what the edit removes
    Following m_result;
};

} // namespace

bool concernsInstances(const nav::MapSettings& settings, const nav::MapEdit& edit)
{
    if (settings.templates.empty() && !(edit.settings && !edit.settings->after.templates.empty()))
        return false;
    return std::any_of(edit.entries.begin(), edit.entries.end(), [](const auto& entry) {
        return (entry.before && entry.before->member != 0) ||
               (entry.after && entry.after->member != 0);
    });
}

std::size_t mostFollowing(const nav::MapSettings& settings, nav::MapEdit edit)
{
    if (!concernsInstances(settings, edit))
        return 0;
    const EditSummary summary(edit);
    const nav::MapSettings after = edit.settings ? edit.settings->after : settings;
    return InstanceChanges(settings, after, summary).mostFollowing();
}

Following followed(const nav::Map& map, nav::MapEdit edit)
{
    if (!concernsInstances(map.settings, edit))
        return {std::move(edit)};
    Following following = Follower(map, edit).run();
    // Too far out, a file could not be read again. Then nothing follows.
    return canBeWritten(map, following.edit) ? following : Following{std::move(edit)};
}

} // namespace thicket::editor
