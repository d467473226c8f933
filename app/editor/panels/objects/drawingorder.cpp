#include "app/editor/panels/objects/drawingorder.h"

namespace thicket::editor {

std::optional<std::size_t> placeAmong(const std::vector<nav::ObjectId>& ids, nav::ObjectId id,
                                      const nav::Map& map)
{
    const std::size_t position = map.positionOf(id);
    std::size_t first = 0;
    std::size_t last = ids.size();
    while (first < last) {
        const std::size_t middle = (first + last) / 2;
        if (ids[middle] == id)
            return middle;
        if (!map.find(ids[middle]))
            return std::nullopt; // an edit that the caller has not been told of yet
        if (map.positionOf(ids[middle]) > position)
            first = middle + 1;
        else
            last = middle;
    }
    return std::nullopt;
}

} // namespace thicket::editor
