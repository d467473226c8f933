#include "libnav/map/objectgroups.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>
#include <utility>

namespace thicket::nav {

ObjectGroups::ObjectGroups(std::vector<ObjectGroup> groups)
{
    if (groups.empty())
        return;
    std::sort(groups.begin(), groups.end(),
              [](const ObjectGroup& a, const ObjectGroup& b) { return a.id < b.id; });
    assert(std::adjacent_find(groups.begin(), groups.end(), [](const auto& a, const auto& b) {
               return a.id == b.id;
           }) == groups.end());
    assert(firstMisplaced(groups) == groups.size());
    m_groups = std::make_shared<const std::vector<ObjectGroup>>(std::move(groups));
}

const std::vector<ObjectGroup>& ObjectGroups::list() const
{
    static const std::vector<ObjectGroup> none;
    return m_groups ? *m_groups : none;
}

const ObjectGroup* ObjectGroups::find(GroupId id) const
{
    const auto& groups = list();
    const auto found = std::lower_bound(
        groups.begin(), groups.end(), id,
        [](const ObjectGroup& group, GroupId wanted) { return group.id < wanted; });
    return found != groups.end() && found->id == id ? &*found : nullptr;
}

std::size_t firstMisplaced(const std::vector<ObjectGroup>& groups)
{
    std::unordered_map<GroupId, std::size_t> byId;
    for (std::size_t i = 0; i < groups.size(); ++i)
        byId.emplace(groups[i].id, i);
    // The walk up from each group ends at one that an earlier walk has been to. If this very walk
    // has been there, the groups between lie within themselves.
    std::vector<std::size_t> visitedFrom(groups.size(), groups.size());
    for (std::size_t start = 0; start < groups.size(); ++start) {
        std::size_t at = start;
        while (visitedFrom[at] == groups.size()) {
            visitedFrom[at] = start;
            if (groups[at].parent == 0)
                break;
            const auto parent = byId.find(groups[at].parent);
            if (parent == byId.end())
                return at;
            at = parent->second;
            if (visitedFrom[at] == start)
                return at;
        }
    }
    return groups.size();
}

} // namespace thicket::nav
