#include "app/editor/templates/following.h"

#include "app/editor/templates/editsummary.h"
#include "app/editor/templates/filerange.h"
#include "app/editor/templates/instances.h"
#include "app/editor/templates/jointaxes.h"
#include "app/editor/templates/templatechange.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace thicket::editor {

namespace {

/// An instance that the edit changes objects of.
struct Touched {
    const nav::ObjectGroup* group = nullptr;
    std::vector<nav::ObjectId> changed; ///< objects
    std::vector<nav::ObjectId> removed; ///< members
    bool isLeft = false;                ///< by an object that stays in the map
    std::optional<nav::Axes> turn = {}; ///< if it is moved as a whole
};

class Follower {
public:
    Follower(const nav::Map& map, nav::MapEdit edit)
        : m_map(map), m_edit(std::move(edit)), m_summary(m_edit),
          m_after(m_edit.settings ? m_edit.settings->after : map.settings)
    {}

    Following run() &&
    {
        for (const nav::ObjectId id : m_summary.ids())
            sort(id);
        detachIncompleteCopies();
        for (auto& [id, touched] : m_touched)
            judge(touched);
        if (needsMembers())
            m_members = membersOf(m_map, [this](const nav::ObjectGroup& group) {
                return m_changes.contains(group.instanceOf) || m_detached.contains(group.id);
            });
        for (auto& [id, touched] : m_touched)
            changeTemplate(touched);
        spareEmptied();
        carryOver();
        return finish();
    }

private:
    const nav::ObjectGroup* instanceBefore(nav::GroupId id) const
    {
        return instanceAt(m_map.settings, id);
    }
    const nav::ObjectGroup* instanceAfter(nav::GroupId id) const { return instanceAt(m_after, id); }
    const nav::Template& templateOf(const nav::ObjectGroup& group) const
    {
        return *m_map.settings.templates.find(group.instanceOf);
    }

    /// Finds out which instance an object belongs to before and after the edit.
    void sort(nav::ObjectId id)
    {
        const nav::MapObject* const before = m_summary.before(id);
        nav::MapObject* const after = m_summary.after(id);
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
        Touched& touched = m_touched[from->id];
        touched.group = from;
        if (!after)
            touched.removed.push_back(before->member);
        else if (!isStaying || after->member != before->member)
            touched.isLeft = true;
        else
            touched.changed.push_back(id);
    }

    void sortMember(nav::MapObject& after, bool isStaying)
    {
        const nav::ObjectGroup* const to = instanceAfter(after.group);
        const bool isMember = to && m_after.templates.find(to->instanceOf)->find(after.member);
        const bool isOld = instanceBefore(after.group);
        if (!isMember || (isOld && !isStaying))
            after.member = 0;
        else if (!isOld)
            m_copied[after.group].insert(after.member);
    }

    /// New instances that miss a member, as the copies of an instance without those on locked
    /// layers.
    void detachIncompleteCopies()
    {
        if (!m_edit.settings)
            return;
        for (const nav::ObjectGroup& group : m_after.objectGroups.list()) {
            if (group.instanceOf == 0 || instanceBefore(group.id))
                continue;
            const nav::Template* const of = m_after.templates.find(group.instanceOf);
            if (of && m_copied[group.id].size() != of->members.size())
                m_detached.insert(group.id);
        }
    }

    void judge(Touched& touched)
    {
        const nav::Template& of = templateOf(*touched.group);
        const bool isGone = touched.removed.size() == of.members.size();
        const bool isMore =
            m_edit.settings && m_edit.settings->before.layers != m_edit.settings->after.layers;
        const bool isTorn = !touched.removed.empty() && (isGone || isMore || m_summary.adds());
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
            m_changes.try_emplace(of.id, of);
    }

    bool isSameMember(nav::ObjectId id) const
    {
        return m_summary.before(id)->geometry == m_summary.after(id)->geometry;
    }

    bool hasOtherWords(const Touched& touched) const
    {
        return std::any_of(touched.changed.begin(), touched.changed.end(), [this](auto id) {
            const nav::MapObject& before = *m_summary.before(id);
            const nav::MapObject& after = *m_summary.after(id);
            return before.name != after.name || before.properties != after.properties;
        });
    }

    /// `others`: members that stay where they are.
    std::optional<nav::Axes> turnOf(const Touched& touched,
                                    const std::vector<const nav::MapObject*>& others) const
    {
        std::vector<GeometryChange> changes;
        std::size_t moved = 0;
        for (const nav::ObjectId id : touched.changed) {
            changes.push_back({&m_summary.before(id)->geometry, &m_summary.after(id)->geometry});
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

    bool needsMembers() const { return !m_changes.empty() || !m_detached.empty(); }

    void changeTemplate(Touched& touched)
    {
        const auto found = m_changes.find(touched.group->instanceOf);
        if (m_detached.contains(touched.group->id) || found == m_changes.end())
            return;
        if (!touched.turn && touched.removed.empty()) {
            std::vector<const nav::MapObject*> others;
            for (const MemberPlace& place : m_members.at(touched.group->id)) {
                const nav::MapObject& object = m_map.objects()[place.position];
                if (!m_summary.contains(object.id))
                    others.push_back(&object);
            }
            if (!others.empty())
                touched.turn = turnOf(touched, others);
        }
        for (const nav::ObjectId member : touched.removed)
            found->second.remove(member);
        for (const nav::ObjectId id : touched.changed)
            found->second.change(*touched.group, *m_summary.before(id), *m_summary.after(id),
                                 touched.turn.has_value());
    }

    /// A template keeps its last member: instances that it is deleted in are detached.
    void spareEmptied()
    {
        for (auto& [id, change] : m_changes) {
            if (!change.removesAll())
                continue;
            change.keepAll();
            for (const auto& [group, touched] : m_touched) {
                if (touched.group->instanceOf == id && !touched.removed.empty())
                    m_detached.insert(group);
            }
        }
    }

    void carryOver()
    {
        for (const nav::ObjectGroup& group : m_after.objectGroups.list()) {
            const auto change = m_changes.find(group.instanceOf);
            const auto members = m_members.find(group.id);
            const bool isOld = members != m_members.end();
            if (!isOld || m_detached.contains(group.id) || change == m_changes.end() ||
                change->second.isNone())
                continue;
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
        if (!change.before().find(object.member))
            return false;
        const bool isListed = m_summary.contains(object.id);
        nav::MapObject* const listed = isListed ? m_summary.after(object.id) : nullptr;
        if (isListed && !listed)
            return false;
        if (change.removes(object.member)) {
            m_removed.insert(object.id);
            return true;
        }
        const auto touched = m_touched.find(group.id);
        const bool isTurned = touched != m_touched.end() && touched->second.turn;
        const nav::Axes axes = isTurned ? *touched->second.turn * group.axes : group.axes;
        nav::MapObject result = listed ? *listed : object;
        const nav::Geometry& known = isTurned ? result.geometry : object.geometry;
        if (!change.carry(group.id, axes, nav::Geometry(known), result))
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
        if (!m_changes.empty()) {
            std::vector<nav::Template> templates = settings.templates.list();
            for (nav::Template& one : templates) {
                if (const auto change = m_changes.find(one.id); change != m_changes.end())
                    one = change->second.after();
            }
            settings.templates = nav::Templates(std::move(templates));
        }
        if (settings != m_map.settings)
            m_edit.settings = nav::MapEdit::SettingsChange{m_map.settings, std::move(settings)};
        else
            m_edit.settings.reset();
        detachMembers();
        addEntries();
        m_result.edit = std::move(m_edit);
        return std::move(m_result);
    }

    void turnAndDetach(nav::MapSettings& settings)
    {
        const bool turns = std::any_of(m_touched.begin(), m_touched.end(), [](const auto& touched) {
            return touched.second.turn && *touched.second.turn != nav::Axes{};
        });
        if (!turns && m_detached.empty())
            return;
        std::vector<nav::ObjectGroup> groups = settings.objectGroups.list();
        for (nav::ObjectGroup& group : groups) {
            const auto touched = m_touched.find(group.id);
            if (m_detached.contains(group.id)) {
                group.instanceOf = 0;
                group.axes = {};
                ++m_result.detached;
            } else if (touched != m_touched.end() && touched->second.turn) {
                group.axes = *touched->second.turn * group.axes;
            }
        }
        settings.objectGroups = nav::ObjectGroups(std::move(groups));
    }

    void detachMembers()
    {
        for (const nav::ObjectId id : m_summary.ids()) {
            nav::MapObject* const after = m_summary.after(id);
            if (after && m_detached.contains(after->group))
                after->member = 0;
        }
        for (const nav::GroupId group : m_detached) {
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
            // The edit changes and removes only: see judge().
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
    std::map<nav::GroupId, Touched> m_touched;
    std::map<nav::GroupId, std::set<nav::ObjectId>> m_copied; // members of new instances
    std::set<nav::GroupId> m_detached;
    std::map<nav::TemplateId, TemplateChange> m_changes;
    InstanceMembers m_members;             // of the templates in m_changes, and of m_detached
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

Following followed(const nav::Map& map, nav::MapEdit edit)
{
    if (!concernsInstances(map.settings, edit))
        return {std::move(edit)};
    Following following = Follower(map, edit).run();
    // Too far out, a file could not be read again. Then nothing follows.
    return canBeWritten(map, following.edit) ? following : Following{std::move(edit)};
}

} // namespace thicket::editor
