#pragma once

#include "libnav/map/map.h"

#include <QList>

#include <cstddef>
#include <functional>
#include <unordered_map>
#include <vector>

namespace thicket::editor {

/// The tree that a map's groups of objects form. A value. No walk through it is recursive: groups
/// may be nested as deep as there are groups.
class GroupTree {
public:
    explicit GroupTree(nav::ObjectGroups groups = {});

    const nav::ObjectGroups& groups() const { return m_groups; }
    /// The groups from the outermost one down to this one; empty if there is none of this id.
    std::vector<nav::GroupId> lineageOf(nav::GroupId id) const;
    /// This group and all groups within it; empty if there is none of this id.
    std::vector<nav::GroupId> within(nav::GroupId id) const;

    /// Places in groups().list(), each after that of the group's parent.
    const std::vector<std::size_t>& outermostFirst() const { return m_order; }
    /// A group's place in groups().list(); `none` if there is none of this id.
    std::size_t placeOf(nav::GroupId id) const;
    /// The place of the parent of the group at this place; `none` if it has none.
    std::size_t parentOf(std::size_t place) const { return m_parents[place]; }
    static constexpr std::size_t none = std::size_t(-1);

private:
    nav::ObjectGroups m_groups;
    std::vector<std::size_t> m_parents;
    std::vector<std::size_t> m_order;
    // The children of the group at place p are m_children[m_begins[p]] up to m_begins[p + 1].
    std::vector<std::size_t> m_begins;
    std::vector<std::size_t> m_children;
};

/// How many objects each group has, without those of the groups within it.
using GroupCounts = std::unordered_map<nav::GroupId, std::size_t>;
/// A pass over all objects.
GroupCounts countsOf(const nav::Map& map);

/// Which groups are whole among some objects: all objects of theirs and of the groups within them
/// are among them. The group that the user has entered and those round it never are.
class WholeGroups {
public:
    WholeGroups(const GroupTree& tree, const std::function<std::size_t(nav::GroupId)>& count,
                const nav::Map& map, const QList<nav::ObjectId>& ids, nav::GroupId entered = 0);

    bool contains(nav::GroupId id) const { return m_outermost.contains(id); }
    /// The outermost whole group that this group is or lies in; 0 if there is none.
    nav::GroupId outermostOf(nav::GroupId id) const;
    /// Its objects and those of the groups within it, if it is whole.
    std::size_t sizeOf(nav::GroupId id) const;

private:
    struct Whole {
        nav::GroupId outermost = 0;
        std::size_t size = 0;
    };
    std::unordered_map<nav::GroupId, Whole> m_outermost; // of each whole group
};

} // namespace thicket::editor
