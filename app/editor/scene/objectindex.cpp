#include "app/editor/scene/objectindex.h"

#include "libnav/collision/distance.h"
#include "libnav/map/layerlookup.h"

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

/// The worse, the later it is picked.
enum class Rank { none, outside, line, inside, marker };

struct Found {
    std::size_t position;
    Rank rank;
};

bool encloses(const nav::Box& outer, const nav::Box& inner)
{
    return outer != inner && outer.contains(inner.min) && outer.contains(inner.max);
}

Rank rankOf(const nav::MapObject& object, nav::Point at, double slop, double markerSlop,
            const nav::Box& box)
{
    const auto shape = nav::obstacleShape(object.geometry);
    if (!shape) {
        const auto* agent = std::get_if<nav::AgentMarker>(&object.geometry);
        const double reach = agent ? std::max(agent->radius, markerSlop) : markerSlop;
        return nav::distance(at, box.center()) <= reach ? Rank::marker : Rank::none;
    }
    const double distance = nav::signedDistance(at, *shape);
    if (nav::isInverted(*shape)) { // its inside is the sheet; its outside lies below all else
        if (std::abs(distance) <= slop)
            return Rank::line;
        return distance < 0 ? Rank::outside : Rank::none;
    }
    if (distance <= 0)
        return Rank::inside;
    return distance <= slop ? Rank::line : Rank::none;
}

/// Takes, time and again, the topmost of the best rank that encloses no other of that rank. In a
/// heap of more than anyone tells apart, the smaller boxes come first.
std::vector<std::size_t> bestFirst(std::vector<Found> found, const std::vector<nav::Box>& boxes)
{
    constexpr std::size_t heap = 300;
    const auto area = [&](const Found& one) {
        const nav::Box& box = boxes[one.position];
        return found.size() > heap ? box.width() * box.height() : 0.0;
    };
    std::stable_sort(found.begin(), found.end(), [&](const Found& a, const Found& b) {
        if (a.rank != b.rank)
            return a.rank > b.rank;
        return area(a) != area(b) ? area(a) < area(b) : a.position > b.position;
    });
    std::vector<std::size_t> order;
    if (found.size() > heap) {
        for (const Found& one : found)
            order.push_back(one.position);
        return order;
    }
    while (!found.empty()) {
        auto best = found.begin();
        for (auto it = found.begin(); it != found.end(); ++it) {
            if (it->rank == best->rank && encloses(boxes[best->position], boxes[it->position]))
                best = it;
        }
        order.push_back(best->position);
        found.erase(best);
    }
    return order;
}

bool meets(const nav::MapObject& object, const nav::Box& box, const nav::Box& bounds)
{
    if (encloses(box, bounds) || box == bounds)
        return true;
    const auto shape = nav::obstacleShape(object.geometry);
    if (!shape)
        return box.contains(bounds.center());
    const nav::Polygon frame{{box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}},
                             false};
    const bool isFlat = box.width() <= 0 || box.height() <= 0;
    const nav::Shape band =
        isFlat ? nav::Shape(nav::Wall{{box.min, box.max}, 0, false}) : nav::Shape(frame);
    return nav::distance(band, *shape) <= 0;
}

} // namespace

void ObjectIndex::rebuild(const nav::Map& map)
{
    m_boxes.clear();
    m_boxes.reserve(map.objects().size());
    for (const nav::MapObject& object : map.objects())
        m_boxes.push_back(nav::boundingBox(object.geometry));
}

void ObjectIndex::follow(const nav::Map& map, const nav::MapEdit& edit)
{
    const bool inPlace = std::all_of(edit.entries.begin(), edit.entries.end(),
                                     [](const auto& entry) { return entry.before && entry.after; });
    if (!inPlace || m_boxes.size() != map.objects().size())
        return rebuild(map);
    for (const nav::MapEdit::Entry& entry : edit.entries)
        m_boxes[map.positionOf(entry.id)] = nav::boundingBox(entry.after->geometry);
}

std::vector<nav::ObjectId> ObjectIndex::at(const nav::Map& map, nav::Point at, double slop,
                                           double markerSlop) const
{
    const double reach = std::max(slop, markerSlop);
    // An arena fills the map round it, but not what lies beyond the bounds.
    const auto& bounds = map.settings.bounds;
    const bool isOnGround = !bounds || bounds->contains(at);
    const nav::LayerLookup layers(map);
    std::vector<Found> found;
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const nav::MapObject& object = map.objects()[i];
        const auto* agent = std::get_if<nav::AgentMarker>(&object.geometry);
        const double around = agent ? std::max(reach, agent->radius) : reach;
        const bool isNear = grown(m_boxes[i], around).contains(at) ||
                            (isOnGround && nav::isInverted(object.geometry));
        const nav::Layer* layer = layers.of(object);
        if (!isNear || (layer && !layer->visible))
            continue;
        const Rank rank = rankOf(object, at, slop, markerSlop, m_boxes[i]);
        if (rank != Rank::none)
            found.push_back({i, rank});
    }
    std::vector<nav::ObjectId> ids;
    for (const std::size_t position : bestFirst(std::move(found), m_boxes))
        ids.push_back(map.objects()[position].id);
    return ids;
}

std::vector<nav::ObjectId> ObjectIndex::in(const nav::Map& map, const nav::Box& box,
                                           bool touching) const
{
    const nav::LayerLookup layers(map);
    std::vector<nav::ObjectId> ids;
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const nav::MapObject& object = map.objects()[i];
        const nav::Layer* layer = layers.of(object);
        if (!m_boxes[i].intersects(box) || (layer && (!layer->visible || layer->locked)))
            continue;
        const bool isEnclosed = box.contains(m_boxes[i].min) && box.contains(m_boxes[i].max);
        if (isEnclosed || (touching && meets(object, box, m_boxes[i])))
            ids.push_back(object.id);
    }
    return ids;
}

} // namespace thicket::editor
