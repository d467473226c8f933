#include "app/editor/view/readingorder.h"

#include "app/editor/view/camera.h"
#include "libnav/map/layerlookup.h"

#include <cstddef>
#include <tuple>

namespace thicket::editor {

namespace {

/// Rows from the top, and in a row from the left; among equals the order of drawing.
using Rank = std::tuple<double, double, std::size_t>;

} // namespace

/// One pass over the map, without a list of it: of the objects behind the present one the nearest,
/// or else the first of all.
std::optional<nav::ObjectId> nextInReadingOrder(const nav::Map& map, const Camera& camera,
                                                std::optional<nav::ObjectId> after, bool backwards)
{
    const auto& objects = map.objects();
    const auto rankAt = [&](std::size_t position) {
        const QPointF pixel = camera.toPixel(nav::boundingBox(objects[position].geometry).center());
        return Rank{pixel.y(), pixel.x(), position};
    };
    const auto precedes = [backwards](const Rank& a, const Rank& b) {
        return backwards ? b < a : a < b;
    };
    const bool isUnderWay = after && map.find(*after);
    const Rank present = isUnderWay ? rankAt(map.positionOf(*after)) : Rank{};
    std::optional<Rank> first;
    std::optional<Rank> next;
    const nav::LayerLookup layers(map);
    for (std::size_t position = 0; position < objects.size(); ++position) {
        const nav::Layer* layer = layers.of(objects[position]);
        if (layer && !layer->visible)
            continue;
        const Rank rank = rankAt(position);
        if (!first || precedes(rank, *first))
            first = rank;
        if (isUnderWay && precedes(present, rank) && (!next || precedes(rank, *next)))
            next = rank;
    }
    const auto& found = next ? next : first;
    return found ? std::optional(objects[std::get<std::size_t>(*found)].id) : std::nullopt;
}

} // namespace thicket::editor
