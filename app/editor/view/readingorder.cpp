#include "app/editor/view/readingorder.h"

#include "app/editor/view/camera.h"
#include "libnav/map/layerlookup.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace thicket::editor {

std::optional<nav::ObjectId> nextInReadingOrder(const nav::Map& map, const Camera& camera,
                                                std::optional<nav::ObjectId> after, bool backwards)
{
    struct Place {
        QPointF pixel;
        nav::ObjectId id;
    };
    std::vector<Place> places;
    const nav::LayerLookup layers(map);
    for (const nav::MapObject& object : map.objects()) {
        const nav::Layer* layer = layers.of(object);
        if (!layer || layer->visible)
            places.push_back(
                {camera.toPixel(nav::boundingBox(object.geometry).center()), object.id});
    }
    if (places.empty())
        return {};
    std::sort(places.begin(), places.end(), [](const Place& a, const Place& b) {
        return std::pair(a.pixel.y(), a.pixel.x()) < std::pair(b.pixel.y(), b.pixel.x());
    });
    const auto current = std::find_if(places.begin(), places.end(),
                                      [after](const Place& place) { return place.id == after; });
    const auto count = static_cast<std::ptrdiff_t>(places.size());
    std::ptrdiff_t next = backwards ? count - 1 : 0;
    if (current != places.end())
        next = (current - places.begin() + (backwards ? count - 1 : 1)) % count;
    return places[static_cast<std::size_t>(next)].id;
}

} // namespace thicket::editor
