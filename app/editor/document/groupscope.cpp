#include "app/editor/document/groupscope.h"

#include "app/editor/document/mapdocument.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>
#include <utility>

namespace thicket::editor {

GroupScope::GroupScope(const MapDocument& document, QObject* parent)
    : QObject(parent), m_document(document)
{
    connect(&document, &MapDocument::changed, this, &GroupScope::follow);
    connect(&document, &MapDocument::wasReset, this, &GroupScope::startOver);
    // Also when a gesture ends.
    connect(&document, &MapDocument::historyChanged, this, [this] { m_box.reset(); });
}

void GroupScope::follow(const nav::MapEdit& edit)
{
    m_hasTree = m_hasTree && !edit.settings;
    followBox(edit);
    const bool isGone = m_entered != 0 && !m_document.map().settings.objectGroups.find(m_entered);
    if (isGone)
        enter(0);
}

void GroupScope::followBox(const nav::MapEdit& edit)
{
    if (!m_box || m_entered == 0)
        return;
    if (!m_document.gesture().isOpen() || edit.settings)
        return m_box.reset();
    for (const nav::MapEdit::Entry& entry : edit.entries) {
        if (entry.after && entry.after->group != 0 && isWithin(entry.after->group))
            enclose(*m_box, nav::boundingBox(entry.after->geometry));
    }
}

const nav::Box& GroupScope::enteredBox() const
{
    if (m_box)
        return *m_box;
    m_box.emplace();
    for (const nav::ObjectId id : objectsOf(m_entered))
        enclose(*m_box, nav::boundingBox(m_document.map().find(id)->geometry));
    return *m_box;
}

void GroupScope::startOver()
{
    m_hasTree = false;
    enter(0);
}

const GroupTree& GroupScope::tree() const
{
    if (!std::exchange(m_hasTree, true))
        m_tree = GroupTree(m_document.map().settings.objectGroups);
    return m_tree;
}

void GroupScope::collect(nav::GroupId id, QList<nav::ObjectId>& out) const
{
    for (const nav::GroupId group : tree().within(id))
        m_document.index().groupMembers().collect(group, out);
}

QList<nav::ObjectId> GroupScope::objectsOf(nav::GroupId id) const
{
    QList<nav::ObjectId> ids;
    collect(id, ids);
    std::sort(ids.begin(), ids.end());
    return ids;
}

QList<nav::ObjectId> GroupScope::pick(nav::ObjectId id)
{
    const nav::MapObject* const object = m_document.map().find(id);
    if (!object)
        return {};
    const std::vector<nav::GroupId> lineage = tree().lineageOf(object->group);
    const std::vector<nav::GroupId> scope = tree().lineageOf(m_entered);
    const auto [parting, kept] =
        std::mismatch(lineage.begin(), lineage.end(), scope.begin(), scope.end());
    if (kept != scope.end())
        enter(kept == scope.begin() ? 0 : *std::prev(kept));
    return parting == lineage.end() ? QList{id} : objectsOf(*parting);
}

bool GroupScope::isWithin(nav::GroupId id) const
{
    const GroupTree& groups = tree();
    std::size_t place = groups.placeOf(id);
    while (place != GroupTree::none && groups.groups().list()[place].id != m_entered)
        place = groups.parentOf(place);
    return place != GroupTree::none;
}

/// By place: the group that a frame round one of its objects selects; 0: the object alone.
std::vector<nav::GroupId> GroupScope::targets() const
{
    const auto& list = tree().groups().list();
    std::vector<nav::GroupId> found(list.size());
    for (const std::size_t place : tree().outermostFirst()) {
        const nav::ObjectGroup& group = list[place];
        if (group.id == m_entered)
            continue;
        const bool isOutermost = group.parent == 0 || group.parent == m_entered;
        found[place] = isOutermost ? group.id : found[tree().parentOf(place)];
    }
    return found;
}

QList<nav::ObjectId> GroupScope::pick(const QList<nav::ObjectId>& ids)
{
    const nav::Map& map = m_document.map();
    if (map.settings.objectGroups.empty())
        return ids;
    std::unordered_map<nav::GroupId, bool> within; // by the objects' own groups
    const auto isInside = [&](const nav::MapObject& object) {
        const auto [known, isNew] = within.try_emplace(object.group);
        if (isNew)
            known->second = isWithin(object.group);
        return known->second;
    };
    const bool staysInside = m_entered != 0 && std::any_of(ids.begin(), ids.end(), [&](auto id) {
                                 const nav::MapObject* const object = map.find(id);
                                 return object && isInside(*object);
                             });
    if (!staysInside && !ids.isEmpty())
        enter(0);
    const std::vector<nav::GroupId> outer = targets();
    std::unordered_set<nav::GroupId> taken;
    QList<nav::ObjectId> picked;
    for (const nav::ObjectId id : ids) {
        const nav::MapObject* const object = map.find(id);
        if (!object || (staysInside && !isInside(*object)))
            continue;
        const std::size_t place = tree().placeOf(object->group);
        const nav::GroupId target = place == GroupTree::none ? 0 : outer[place];
        if (target == 0)
            picked << id;
        else if (taken.insert(target).second)
            collect(target, picked);
    }
    return picked;
}

bool GroupScope::enterAt(nav::ObjectId id)
{
    const nav::MapObject* const object = m_document.map().find(id);
    if (!object)
        return false;
    const std::vector<nav::GroupId> lineage = tree().lineageOf(object->group);
    const auto inner = std::find(lineage.begin(), lineage.end(), m_entered);
    const auto target = inner == lineage.end() ? lineage.begin() : std::next(inner);
    if (target == lineage.end())
        return false;
    enter(*target);
    return true;
}

void GroupScope::enter(nav::GroupId id)
{
    const bool isGroup = id == 0 || m_document.map().settings.objectGroups.find(id);
    if (!isGroup || id == m_entered)
        return;
    m_entered = id;
    m_box.reset();
    emit changed();
}

std::size_t GroupScope::countWithin(nav::GroupId id) const
{
    std::size_t count = 0;
    for (const nav::GroupId group : tree().within(id))
        count += m_document.index().groupMembers().countOf(group);
    return count;
}

WholeGroups GroupScope::wholeAmong(const QList<nav::ObjectId>& ids) const
{
    const auto count = [this](nav::GroupId id) {
        return m_document.index().groupMembers().countOf(id);
    };
    return {tree(), count, m_document.map(), ids, m_entered};
}

nav::GroupId GroupScope::groupOf(const QList<nav::ObjectId>& ids) const
{
    const nav::MapObject* const first =
        ids.isEmpty() ? nullptr : m_document.map().find(ids.first());
    if (!first || first->group == 0)
        return 0;
    // So many objects are rarely looked through in vain.
    const std::vector<nav::GroupId> lineage = tree().lineageOf(first->group);
    const auto isOfSize = [&](nav::GroupId group) {
        return countWithin(group) == static_cast<std::size_t>(ids.size());
    };
    if (std::none_of(lineage.begin(), lineage.end(), isOfSize))
        return 0;
    const WholeGroups whole = wholeAmong(ids);
    const nav::GroupId group = whole.outermostOf(first->group);
    return whole.sizeOf(group) == static_cast<std::size_t>(ids.size()) ? group : 0;
}

} // namespace thicket::editor
