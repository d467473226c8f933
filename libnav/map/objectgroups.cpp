#include "libnav/map/objectgroups.h"

#include <cassert>
#include <unordered_map>
#include <utility>

namespace thicket::nav {

ObjectGroups::ObjectGroups(std::vector<ObjectGroup> groups) : SharedList(std::move(groups))
{
    assert(firstMisplaced(list()) == list().size());
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
