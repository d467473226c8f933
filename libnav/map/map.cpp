#include "libnav/map/map.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace thicket::nav {
namespace {

/// Ids from here on come from odd files only. They do not advance unusedId(), which would otherwise
/// leave the range that a file can hold.
constexpr ObjectId firstOddId = ObjectId{1} << 52;

} // namespace

const char* name(AtGoal atGoal) { return atGoal == AtGoal::leave ? "leave" : "stay"; }

const MapObject* Map::find(ObjectId id) const
{
    const std::size_t position = m_positions.find(id);
    return position == PositionTable::none ? nullptr : &m_objects[position];
}

std::size_t Map::positionOf(ObjectId id) const
{
    const std::size_t position = m_positions.find(id);
    assert(position != PositionTable::none);
    return position;
}

void Map::insert(MapObject object, std::size_t position)
{
    std::vector<PlacedObject> placed;
    placed.push_back({std::move(object), position});
    insert(std::move(placed));
}

void Map::insert(std::vector<PlacedObject> placed)
{
    if (placed.empty())
        return;
    const std::size_t first = placed.front().position;
    const bool isAppended = first == m_objects.size();
    for (const PlacedObject& one : placed)
        enlist(one.object, one.position);
    m_objects.insert(std::move(placed));
    if (!isAppended)
        renumber(first);
}

void Map::replace(MapObject object)
{
    const std::size_t position = positionOf(object.id);
    strike(m_objects[position]);
    enlistMarker(object);
    m_objects.replace(position, std::move(object));
}

MapObject Map::remove(ObjectId id)
{
    MapObject removed = m_objects[positionOf(id)];
    remove(std::vector{id});
    return removed;
}

void Map::remove(const std::vector<ObjectId>& ids)
{
    if (ids.empty())
        return;
    std::vector<std::size_t> gone;
    gone.reserve(ids.size());
    for (const ObjectId id : ids) {
        gone.push_back(positionOf(id));
        strike(m_objects[gone.back()]);
        m_positions.erase(id);
    }
    std::sort(gone.begin(), gone.end());
    m_objects.remove(gone);
    renumber(gone.front());
}

void Map::enlist(const MapObject& object, std::size_t position)
{
    const ObjectId id = object.id;
    assert(id >= 1);
    assert(m_positions.find(id) == PositionTable::none);
    m_positions.insert(id, position);
    if (id < firstOddId)
        m_nextId = std::max(m_nextId, id + 1);
    enlistMarker(object);
}

void Map::enlistMarker(const MapObject& object)
{
    if (std::holds_alternative<StartMarker>(object.geometry))
        m_starts.insert(object.id);
    else if (std::holds_alternative<GoalMarker>(object.geometry))
        m_goals.insert(object.id);
}

void Map::strike(const MapObject& object)
{
    if (std::holds_alternative<StartMarker>(object.geometry))
        m_starts.erase(object.id);
    else if (std::holds_alternative<GoalMarker>(object.geometry))
        m_goals.erase(object.id);
}

void Map::renumber(std::size_t from)
{
    for (std::size_t i = from; i < m_objects.size(); ++i)
        m_positions.replace(m_objects.idAt(i), i);
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

const MapObject* Map::firstOf(const std::set<ObjectId>& ids) const
{
    const auto first = std::min_element(ids.begin(), ids.end(), [this](ObjectId a, ObjectId b) {
        return positionOf(a) < positionOf(b);
    });
    return first == ids.end() ? nullptr : find(*first);
}

const MapObject* Map::start() const { return firstOf(m_starts); }

const MapObject* Map::goal() const { return firstOf(m_goals); }

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
