#include "libnav/map/map.h"

#include <algorithm>
#include <cassert>

namespace thicket::nav {
namespace {

/// Ids from here on come from odd files only. They do not push unusedId(), which would otherwise
/// leave the range that a file can hold.
constexpr ObjectId firstOddId = ObjectId{1} << 52;

template <class Marker> const MapObject* firstOf(const std::vector<MapObject>& objects)
{
    const auto found = std::find_if(objects.begin(), objects.end(), [](const MapObject& object) {
        return std::holds_alternative<Marker>(object.geometry);
    });
    return found == objects.end() ? nullptr : &*found;
}

} // namespace

const char* name(AtGoal atGoal) { return atGoal == AtGoal::leave ? "leave" : "stay"; }

const MapObject* Map::find(ObjectId id) const
{
    const auto found = m_positions.find(id);
    return found == m_positions.end() ? nullptr : &m_objects[found->second];
}

std::size_t Map::positionOf(ObjectId id) const
{
    const auto found = m_positions.find(id);
    assert(found != m_positions.end());
    return found->second;
}

void Map::insert(MapObject object, std::size_t position)
{
    assert(position <= m_objects.size());
    enlist(object.id, position);
    m_objects.insert(m_objects.begin() + static_cast<std::ptrdiff_t>(position), std::move(object));
    renumber(position + 1);
}

void Map::insert(std::vector<PlacedObject> placed)
{
    std::vector<MapObject> merged;
    merged.reserve(m_objects.size() + placed.size());
    auto next = m_objects.begin();
    for (PlacedObject& one : placed) {
        assert(one.position >= merged.size());
        const auto kept = static_cast<std::ptrdiff_t>(one.position - merged.size());
        assert(kept <= m_objects.end() - next);
        std::move(next, next + kept, std::back_inserter(merged));
        next += kept;
        enlist(one.object.id, merged.size());
        merged.push_back(std::move(one.object));
    }
    std::move(next, m_objects.end(), std::back_inserter(merged));
    m_objects = std::move(merged);
    renumber(placed.empty() ? m_objects.size() : placed.front().position);
}

void Map::replace(MapObject object)
{
    const std::size_t position = positionOf(object.id);
    m_objects[position] = std::move(object);
}

MapObject Map::remove(ObjectId id)
{
    const std::size_t position = positionOf(id);
    MapObject removed = std::move(m_objects[position]);
    m_objects.erase(m_objects.begin() + static_cast<std::ptrdiff_t>(position));
    m_positions.erase(id);
    renumber(position);
    return removed;
}

void Map::remove(const std::vector<ObjectId>& ids)
{
    std::size_t first = m_objects.size();
    for (const ObjectId id : ids) {
        first = std::min(first, positionOf(id));
        m_positions.erase(id);
    }
    const auto from = m_objects.begin() + static_cast<std::ptrdiff_t>(first);
    m_objects.erase(std::remove_if(from, m_objects.end(),
                                   [this](const MapObject& object) {
                                       return !m_positions.contains(object.id);
                                   }),
                    m_objects.end());
    renumber(first);
}

void Map::enlist(ObjectId id, std::size_t position)
{
    assert(id >= 1);
    [[maybe_unused]] const bool isNew = m_positions.emplace(id, position).second;
    assert(isNew);
    if (id < firstOddId)
        m_nextId = std::max(m_nextId, id + 1);
}

void Map::renumber(std::size_t from)
{
    for (std::size_t i = from; i < m_objects.size(); ++i)
        m_positions.find(m_objects[i].id)->second = i;
}

const Layer* Map::layerOf(const MapObject& object) const
{
    const std::vector<Layer>& layers = settings.layers;
    if (layers.empty())
        return nullptr;
    const auto found = std::find_if(layers.begin(), layers.end(),
                                    [&](const Layer& layer) { return layer.id == object.layer; });
    return found == layers.end() ? &layers.front() : &*found;
}

const MapObject* Map::start() const { return firstOf<StartMarker>(m_objects); }

const MapObject* Map::goal() const { return firstOf<GoalMarker>(m_objects); }

Box Map::extent() const
{
    Box box;
    if (settings.bounds)
        box = *settings.bounds;
    for (const MapObject& object : m_objects)
        enclose(box, boundingBox(object.geometry));
    return box;
}

std::optional<Polygon> boundingWalls(const MapSettings& settings)
{
    const std::optional<Box>& box = settings.bounds;
    if (!settings.boundsAreWalls || !box || !(box->width() > 0 && box->height() > 0))
        return std::nullopt;
    return Polygon{{box->min, {box->max.x, box->min.y}, box->max, {box->min.x, box->max.y}}, true};
}

std::vector<Obstacle> obstacles(const Map& map)
{
    std::vector<Obstacle> result;
    result.reserve(map.objects().size());
    for (const MapObject& object : map.objects()) {
        if (std::optional<Shape> shape = obstacleShape(object.geometry))
            result.push_back({object.id, std::move(*shape)});
    }
    if (std::optional<Polygon> walls = boundingWalls(map.settings))
        result.push_back({boundsObstacle, *std::move(walls)});
    return result;
}

} // namespace thicket::nav
