#include "app/editor/edits/untangling.h"

#include "app/editor/edits/vertices.h"
#include "libnav/geometry/crossing.h"

#include <algorithm>

namespace thicket::editor {

std::optional<std::vector<nav::Point>> untangled(std::vector<nav::Point> corners)
{
    corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
    while (corners.size() > 1 && corners.front() == corners.back())
        corners.pop_back();
    constexpr int most = 1000;
    for (int round = 0; round < most && corners.size() >= 3; ++round) {
        const auto sides = nav::crossingSides(corners);
        if (!sides)
            break;
        const auto [first, last] = std::minmax(sides->first, sides->second);
        std::reverse(corners.begin() + static_cast<std::ptrdiff_t>(first) + 1,
                     corners.begin() + static_cast<std::ptrdiff_t>(last) + 1);
    }
    if (!isSimplePolygon(corners))
        return std::nullopt;
    return corners;
}

} // namespace thicket::editor
