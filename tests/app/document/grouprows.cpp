#include "tests/app/document/grouprows.h"

#include "app/editor/edits/grouptree.h"
#include "libnav/map/mapfile.h"
#include "libnav/map/validation/validation.h"

#include <utility>
#include <vector>

namespace thicket::tests {

using namespace thicket::editor;

nav::Map rowOf(nav::ObjectId count)
{
    nav::Map map;
    map.settings.layers = {{1, "trees", true, false, {}}, {2, "rocks", true, false, {}}};
    std::vector<nav::Map::PlacedObject> placed;
    for (nav::ObjectId id = 1; id <= count; ++id) {
        nav::MapObject circle;
        circle.id = id;
        circle.layer = 1;
        circle.geometry = nav::Circle{{10.0 * static_cast<double>(id), 0}, 1};
        placed.push_back({circle, placed.size()});
    }
    map.insert(std::move(placed));
    return map;
}

Ids idsFrom(nav::ObjectId first, nav::ObjectId last)
{
    Ids ids;
    for (nav::ObjectId id = first; id <= last; ++id)
        ids << id;
    return ids;
}

bool isSound(const nav::Map& map)
{
    const nav::ObjectGroups& groups = map.settings.objectGroups;
    GroupCounts counts = countsOf(map);
    for (const auto& [id, count] : counts) {
        if (!groups.find(id))
            return false;
    }
    const GroupTree tree(groups);
    for (const nav::ObjectGroup& group : groups.list()) {
        std::size_t held = 0;
        for (const nav::GroupId id : tree.within(group.id))
            held += counts[id];
        if (held == 0)
            return false;
    }
    const auto read = nav::readMap(nav::writeMap(map), {});
    return read && read->map == map;
}

bool fits(const nav::Map& map)
{
    if (!isSound(map))
        return false;
    for (const nav::Finding& finding : nav::validate(map)) {
        const bool isMisfit = finding.code == "templateMisfit" || finding.code == "strayMember" ||
                              finding.code == "unknownTemplate";
        if (isMisfit)
            return false;
    }
    return true;
}

} // namespace thicket::tests
