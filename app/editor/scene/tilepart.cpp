#include "app/editor/scene/tilepart.h"

#include "app/drawing/asseen.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/edits/vertices.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace thicket::editor {

namespace {

constexpr std::size_t eighths = 8; // of a disc's work, as that of a speck is so little

struct Measured {
    bool isSmall = false;
    std::size_t work = 0; ///< in eighths
};

Measured measured(const IndexedObstacle& obstacle, double size, const TileLook& look)
{
    const bool isCircle = obstacle.kind == IndexedObstacle::Kind::circle;
    if (!drawing::isSmall(size, isCircle, look.style))
        return {false, isCircle ? eighths : 8 * eighths};
    constexpr double speckBelow = 2; // pixels
    const std::size_t own = size * look.style.pixelsPerUnit < speckBelow ? 1 : 2;
    const std::size_t margin = look.hasMargins ? 6 : 0;
    return {true, own + margin};
}

/// What a long outline is more than another path: each corner is looked at, and those in the window
/// are painted. In discs.
std::size_t workOfCorners(const nav::Geometry& geometry, const nav::Box& window)
{
    constexpr std::size_t lookedAt = 32; // in the time of a disc
    constexpr std::size_t painted = 4;   // discs in the time of a corner
    const auto* points = verticesOf(geometry);
    if (!points || points->size() <= drawing::fewCorners)
        return 0;
    const auto inside =
        std::ranges::count_if(*points, [&](nav::Point p) { return window.contains(p); });
    return points->size() / lookedAt + painted * static_cast<std::size_t>(inside);
}

} // namespace

TilePart tilePart(const MapDocument& document, const nav::Box& window, const TileLook& look)
{
    std::vector<drawing::SmallObstacle> small;
    std::size_t work = 0;
    const auto isTooMuch = [&] { return work / eighths > look.mostWork; };
    const auto take = [&](const IndexedObstacle& obstacle) {
        using Taking = ObjectIndex::Taking;
        if (isTooMuch())
            return Taking::enough;
        if (obstacle.isMoving) // has a layer of its own
            return Taking::taken;
        const double size = std::max(obstacle.box.width(), obstacle.box.height());
        const Measured its = measured(obstacle, size, look);
        work += its.work;
        if (its.isSmall)
            small.push_back({obstacle.box.center(), size / 2, obstacle.layer,
                             obstacle.kind == IndexedObstacle::Kind::wall});
        return its.isSmall ? Taking::taken : Taking::left;
    };
    auto positions = document.index().obstaclePositions(window, take);
    if (isTooMuch())
        return {};
    std::size_t corners = 0;
    for (const std::size_t position : positions)
        corners += workOfCorners(document.map().objects()[position].geometry, window);
    return {drawing::MapPart(document.map(), std::move(positions), std::move(small)),
            work / eighths + corners};
}

} // namespace thicket::editor
