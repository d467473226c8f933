#include "app/editor/edits/grouptree.h"

#include <algorithm>
#include <utility>

namespace thicket::editor {

GroupTree::GroupTree(nav::ObjectGroups groups) : m_groups(std::move(groups))
{
    const auto& list = m_groups.list();
    m_parents.reserve(list.size());
    m_begins.assign(list.size() + 1, 0);
    for (const nav::ObjectGroup& group : list) {
        m_parents.push_back(placeOf(group.parent));
        if (m_parents.back() != none)
            ++m_begins[m_parents.back() + 1];
    }
    for (std::size_t place = 0; place < list.size(); ++place)
        m_begins[place + 1] += m_begins[place];
    m_children.resize(m_begins.back());
    std::vector<std::size_t> next(m_begins.begin(), m_begins.end() - 1);
    for (std::size_t place = 0; place < list.size(); ++place) {
        if (m_parents[place] == none)
            m_order.push_back(place);
        else
            m_children[next[m_parents[place]]++] = place;
    }
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        const std::size_t place = m_order[i];
        for (std::size_t child = m_begins[place]; child < m_begins[place + 1]; ++child)
            m_order.push_back(m_children[child]);
    }
}

std::size_t GroupTree::placeOf(nav::GroupId id) const
{
    const nav::ObjectGroup* const group = id == 0 ? nullptr : m_groups.find(id);
    return group ? static_cast<std::size_t>(group - m_groups.list().data()) : none;
}

std::vector<nav::GroupId> GroupTree::lineageOf(nav::GroupId id) const
{
    std::vector<nav::GroupId> lineage;
    for (std::size_t place = placeOf(id); place != none; place = m_parents[place])
        lineage.push_back(m_groups.list()[place].id);
    std::reverse(lineage.begin(), lineage.end());
    return lineage;
}

std::vector<nav::GroupId> GroupTree::within(nav::GroupId id) const
{
    std::vector<nav::GroupId> found;
    std::vector<std::size_t> open;
    if (const std::size_t place = placeOf(id); place != none)
        open.push_back(place);
    while (!open.empty()) {
        const std::size_t place = open.back();
        open.pop_back();
        found.push_back(m_groups.list()[place].id);
        for (std::size_t child = m_begins[place]; child < m_begins[place + 1]; ++child)
            open.push_back(m_children[child]);
    }
    return found;
}

GroupCounts countsOf(const nav::Map& map)
{
    GroupCounts counts;
    for (const nav::MapObject& object : map.objects()) {
        if (object.group != 0)
            ++counts[object.group];
    }
    return counts;
}

WholeGroups::WholeGroups(const GroupTree& tree,
                         const std::function<std::size_t(nav::GroupId)>& count, const nav::Map& map,
                         const QList<nav::ObjectId>& ids, nav::GroupId entered)
{
    const auto& groups = tree.groups().list();
    if (groups.empty())
        return;
    GroupCounts chosen;
    for (const nav::ObjectId id : ids) {
        if (const nav::MapObject* const object = map.find(id); object && object->group != 0)
            ++chosen[object->group];
    }
    if (chosen.empty())
        return;
    struct Sum {
        std::size_t all = 0;
        std::size_t chosen = 0;
    };
    std::vector<Sum> sums(groups.size());
    const auto& order = tree.outermostFirst();
    for (auto place = order.rbegin(); place != order.rend(); ++place) {
        Sum& sum = sums[*place];
        const auto own = chosen.find(groups[*place].id);
        sum.all += count(groups[*place].id);
        sum.chosen += own == chosen.end() ? 0 : own->second;
        if (const std::size_t parent = tree.parentOf(*place); parent != GroupTree::none) {
            sums[parent].all += sum.all;
            sums[parent].chosen += sum.chosen;
        }
    }
    for (std::size_t place = tree.placeOf(entered); place != GroupTree::none;
         place = tree.parentOf(place))
        sums[place] = {};
    for (const std::size_t place : order) {
        if (sums[place].chosen == 0 || sums[place].chosen < sums[place].all)
            continue;
        const nav::GroupId outer = outermostOf(groups[place].parent);
        m_outermost[groups[place].id] = {outer == 0 ? groups[place].id : outer, sums[place].all};
    }
}

nav::GroupId WholeGroups::outermostOf(nav::GroupId id) const
{
    const auto found = m_outermost.find(id);
    return found == m_outermost.end() ? 0 : found->second.outermost;
}

std::size_t WholeGroups::sizeOf(nav::GroupId id) const
{
    const auto found = m_outermost.find(id);
    return found == m_outermost.end() ? 0 : found->second.size;
}

} // namespace thicket::editor
