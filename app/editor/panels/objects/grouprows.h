#pragma once

#include "app/editor/edits/grouptree.h"

#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

namespace thicket::editor {

/// The rows of a list of objects in groups: a heading for each group, beneath it what lies in it
/// unless it is folded, and last the objects of no group. Newer groups are above. It is filled
/// object by object. Folding a group costs as much as there are rows of groups.
class GroupRows {
public:
    struct Row {
        nav::ObjectId object = 0; ///< 0: a heading
        nav::GroupId group = 0;   ///< the heading's, or the object's; 0: none
        int depth = 0;
    };

    explicit GroupRows(nav::ObjectGroups groups = {});

    /// The topmost object first.
    void take(const nav::MapObject& object);
    /// All objects are taken: the rows are there. `folded` may name groups that are gone.
    void arrange(const std::unordered_set<nav::GroupId>& folded);

    const GroupTree& tree() const { return m_tree; }
    std::size_t size() const { return m_grouped.size() + m_loose.size(); }
    Row at(std::size_t row) const;
    bool isFolded(nav::GroupId group) const;
    /// The rows that unfolding the group would add, or folding it would take away, beneath it.
    std::size_t sizeBeneath(nav::GroupId group) const { return beneath(placeOf(group)).size(); }
    void setFolded(nav::GroupId group, bool folded);

    /// Objects in the group and the groups within it.
    std::size_t countOf(nav::GroupId group) const { return m_counts[placeOf(group)]; }
    /// Their ids.
    QList<nav::ObjectId> membersOf(nav::GroupId group) const;
    /// Without those of the groups within it.
    std::size_t ownCountOf(nav::GroupId group) const { return m_members[placeOf(group)].size(); }

    /// nullopt if the group lies in a folded one.
    std::optional<std::size_t> rowOfHeading(nav::GroupId group) const;
    /// The row of an object of this map, unless it lies in a folded group.
    std::optional<std::size_t> rowOf(const nav::MapObject& object, const nav::Map& map) const;

private:
    struct Entry {
        nav::ObjectId object;
        std::size_t place; // of the group
    };
    std::size_t placeOf(nav::GroupId group) const;
    std::vector<Entry> beneath(std::size_t root) const;
    void findHeadings();

    GroupTree m_tree;
    // The groups within the group at place p are m_inner[m_begins[p]] up to m_begins[p + 1].
    std::vector<std::size_t> m_begins;
    std::vector<std::size_t> m_inner;
    // By the place of the group in the tree:
    std::vector<std::vector<nav::ObjectId>> m_members;
    std::vector<std::size_t> m_counts;
    std::vector<int> m_depths;
    std::vector<bool> m_folded;
    std::vector<std::size_t> m_headings; // its row; GroupTree::none: in a folded group

    std::vector<Entry> m_grouped;
    std::vector<nav::ObjectId> m_loose;
};

} // namespace thicket::editor
