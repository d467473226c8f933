#include "app/editor/panels/objects/grouprows.h"

#include "app/editor/panels/objects/drawingorder.h"

#include <cassert>

namespace thicket::editor {

GroupRows::GroupRows(nav::ObjectGroups groups) : m_tree(std::move(groups))
{
    const std::size_t count = m_tree.groups().list().size();
    m_begins.assign(count + 1, 0);
    for (const std::size_t place : m_tree.outermostFirst()) {
        if (const std::size_t parent = m_tree.parentOf(place); parent != GroupTree::none)
            ++m_begins[parent + 1];
    }
    for (std::size_t place = 0; place < count; ++place)
        m_begins[place + 1] += m_begins[place];
    m_inner.resize(m_begins.back());
    std::vector<std::size_t> next(m_begins.begin(), m_begins.end() - 1);
    for (std::size_t place = 0; place < count; ++place) {
        if (const std::size_t parent = m_tree.parentOf(place); parent != GroupTree::none)
            m_inner[next[parent]++] = place;
    }
}

void GroupRows::take(const nav::MapObject& object)
{
    const std::size_t place = m_tree.placeOf(object.group);
    m_members.resize(m_tree.groups().list().size());
    (place == GroupTree::none ? m_loose : m_members[place]).push_back(object.id);
}

std::size_t GroupRows::placeOf(nav::GroupId group) const
{
    const std::size_t place = m_tree.placeOf(group);
    assert(place != GroupTree::none);
    return place;
}

void GroupRows::arrange(const std::unordered_set<nav::GroupId>& folded)
{
    const auto& groups = m_tree.groups().list();
    const auto& order = m_tree.outermostFirst();
    m_members.resize(groups.size());
    m_folded.assign(groups.size(), false);
    m_depths.assign(groups.size(), 0);
    m_counts.assign(groups.size(), 0);
    for (const std::size_t place : order) {
        const std::size_t parent = m_tree.parentOf(place);
        m_folded[place] = folded.contains(groups[place].id);
        m_depths[place] = parent == GroupTree::none ? 0 : m_depths[parent] + 1;
    }
    for (auto place = order.rbegin(); place != order.rend(); ++place) {
        m_counts[*place] += m_members[*place].size();
        if (const std::size_t parent = m_tree.parentOf(*place); parent != GroupTree::none)
            m_counts[parent] += m_counts[*place];
    }
    m_grouped.clear();
    for (auto place = order.rbegin(); place != order.rend(); ++place) {
        if (m_tree.parentOf(*place) != GroupTree::none)
            continue;
        m_grouped.push_back({0, *place});
        if (m_folded[*place])
            continue;
        const std::vector<Entry> rows = beneath(*place);
        m_grouped.insert(m_grouped.end(), rows.begin(), rows.end());
    }
    findHeadings();
}

/// What is beneath the heading of a group while it is unfolded: its objects, then the groups in it.
std::vector<GroupRows::Entry> GroupRows::beneath(std::size_t root) const
{
    std::vector<Entry> rows;
    std::vector<std::size_t> open{root};
    while (!open.empty()) {
        const std::size_t place = open.back();
        open.pop_back();
        if (place != root)
            rows.push_back({0, place});
        if (place != root && m_folded[place])
            continue;
        for (const nav::ObjectId id : m_members[place])
            rows.push_back({id, place});
        open.insert(open.end(), m_inner.begin() + static_cast<std::ptrdiff_t>(m_begins[place]),
                    m_inner.begin() + static_cast<std::ptrdiff_t>(m_begins[place + 1]));
    }
    return rows;
}

void GroupRows::findHeadings()
{
    m_headings.assign(m_members.size(), GroupTree::none);
    for (std::size_t row = 0; row < m_grouped.size(); ++row) {
        if (m_grouped[row].object == 0)
            m_headings[m_grouped[row].place] = row;
    }
}

GroupRows::Row GroupRows::at(std::size_t row) const
{
    if (row >= m_grouped.size())
        return {m_loose[row - m_grouped.size()], 0, 0};
    const auto [object, place] = m_grouped[row];
    return {object, m_tree.groups().list()[place].id, m_depths[place] + (object == 0 ? 0 : 1)};
}

bool GroupRows::isFolded(nav::GroupId group) const { return m_folded[placeOf(group)]; }

void GroupRows::setFolded(nav::GroupId group, bool folded)
{
    const std::size_t place = placeOf(group);
    if (m_folded[place] == folded)
        return;
    m_folded[place] = folded;
    const auto heading = rowOfHeading(group);
    if (!heading)
        return;
    const std::vector<Entry> rows = beneath(place);
    const auto from = m_grouped.begin() + static_cast<std::ptrdiff_t>(*heading) + 1;
    if (folded)
        m_grouped.erase(from, from + static_cast<std::ptrdiff_t>(rows.size()));
    else
        m_grouped.insert(from, rows.begin(), rows.end());
    findHeadings();
}

QList<nav::ObjectId> GroupRows::membersOf(nav::GroupId group) const
{
    QList<nav::ObjectId> ids;
    for (const nav::GroupId one : m_tree.within(group)) {
        const auto& members = m_members[placeOf(one)];
        ids.append(QList<nav::ObjectId>(members.begin(), members.end()));
    }
    return ids;
}

std::optional<std::size_t> GroupRows::rowOfHeading(nav::GroupId group) const
{
    const std::size_t row = m_headings[placeOf(group)];
    return row == GroupTree::none ? std::nullopt : std::optional(row);
}

std::optional<std::size_t> GroupRows::rowOf(const nav::MapObject& object, const nav::Map& map) const
{
    const std::size_t place = m_tree.placeOf(object.group);
    const bool isLoose = place == GroupTree::none;
    if (!isLoose && (m_headings[place] == GroupTree::none || m_folded[place]))
        return std::nullopt;
    const auto found = placeAmong(isLoose ? m_loose : m_members[place], object.id, map);
    if (!found)
        return std::nullopt;
    return *found + (isLoose ? m_grouped.size() : m_headings[place] + 1);
}

} // namespace thicket::editor
