#include "app/editor/document/followersinview.h"

#include "app/editor/document/objectindex.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/templates/following.h"
#include "app/editor/templates/instancechanges.h"
#include "app/editor/templates/instances.h"

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr std::size_t mostChanged = 1000;   // objects of an edit that is followed at each step
constexpr std::size_t mostLookedAt = 20000; // objects in view, some milliseconds

bool isFollowable(const nav::MapEdit& edit)
{
    return !edit.settings && edit.entries.size() <= mostChanged &&
           std::all_of(edit.entries.begin(), edit.entries.end(),
                       [](const auto& entry) { return entry.before && entry.after; });
}

nav::Point middleOf(const nav::MapObject& object)
{
    return nav::boundingBox(object.geometry).center();
}

} // namespace

std::vector<nav::MapEdit::Entry>
FollowersInView::of(const nav::MapEdit& edit, const nav::MapEdit& shown, const nav::Box& view)
{
    const nav::MapSettings& settings = m_index.map().settings;
    if (!isFollowable(edit) || !concernsInstances(settings, edit))
        return {};
    nav::MapEdit wanted = edit;
    const EditSummary summary(wanted);
    InstanceChanges changes(settings, settings, summary);
    std::set<Member> members = membersOf(changes);
    if (members.empty())
        return {};
    if (members != m_members || view != m_view) {
        gather(members, edit, shown, view);
        m_members = std::move(members);
        m_view = view;
    }
    // More than one member of an instance may be moved as a whole, beside others that stay. Whether
    // they are is found out at the end.
    changes.findTemplateChanges([](nav::GroupId) { return std::vector<const nav::MapObject*>(); });
    return carried(changes);
}

/// The members of templates that the edit changes, or is about to: a drag may be held in place by
/// what it snaps to.
std::set<FollowersInView::Member> FollowersInView::membersOf(const InstanceChanges& changes)
{
    std::set<Member> members;
    for (const auto& [id, touched] : changes.touched()) {
        const bool changesTemplate = changes.changesTemplateOf(*touched.group) && !touched.turn;
        if (!changesTemplate && !changes.isPart(touched))
            continue;
        for (const nav::MapObject* const object : changes.objectsOf(touched))
            members.emplace(touched.group->instanceOf, object->member);
    }
    return members;
}

void FollowersInView::gather(const std::set<Member>& members, const nav::MapEdit& edit,
                             const nav::MapEdit& shown, const nav::Box& view)
{
    const nav::Map& map = m_index.map();
    std::unordered_map<nav::ObjectId, const nav::MapObject*> before; // where it differs now
    for (const nav::MapEdit::Entry& entry : shown.entries) {
        if (entry.before)
            before.emplace(entry.id, &*entry.before);
    }
    std::set<nav::ObjectId> named;
    for (const nav::MapEdit::Entry& entry : edit.entries)
        named.insert(entry.id);
    std::vector<nav::Map::PlacedObject> found;
    std::size_t left = mostLookedAt;
    m_index.visitIn(view, [&](const nav::MapObject& object) {
        const nav::ObjectGroup* const group =
            object.member == 0 ? nullptr : instanceAt(map.settings, object.group);
        if (group && members.contains({group->instanceOf, object.member}) &&
            !named.contains(object.id) && !closedLayerOf(map, object)) {
            const auto former = before.find(object.id);
            found.push_back(
                {former == before.end() ? object : *former->second, map.positionOf(object.id)});
        }
        return --left > 0;
    });
    if (found.size() > most) {
        const nav::Point at = middleOf(*edit.entries.front().before);
        const auto isNearer = [at](const auto& a, const auto& b) {
            return nav::distance(middleOf(a.object), at) < nav::distance(middleOf(b.object), at);
        };
        std::nth_element(found.begin(), found.begin() + most, found.end(), isNearer);
        found.resize(most);
    }
    m_known.clear();
    for (nav::Map::PlacedObject& one : found) {
        const nav::ObjectId id = one.object.id;
        m_known.emplace(id, std::move(one));
    }
}

std::vector<nav::MapEdit::Entry> FollowersInView::carried(const InstanceChanges& changes) const
{
    std::vector<nav::MapEdit::Entry> entries;
    for (const auto& [id, known] : m_known) {
        const nav::ObjectGroup& group = *instanceAt(m_index.map().settings, known.object.group);
        const auto change = changes.templates().find(group.instanceOf);
        if (change == changes.templates().end() || changes.isTurned(group.id))
            continue;
        nav::MapObject after = known.object;
        if (change->second.carry(group.id, group.axes, known.object.geometry, after))
            entries.push_back({id, known.object, std::move(after), known.position});
    }
    return entries;
}

} // namespace thicket::editor
