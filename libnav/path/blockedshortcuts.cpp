#include "libnav/path/blockedshortcuts.h"

#include "libnav/map/layerlookup.h"
#include "libnav/map/validation/findingkind.h"
#include "libnav/path/pathfinder.h"

#include <algorithm>
#include <map>
#include <set>

namespace thicket::nav {
namespace {

struct Sorted {
    std::vector<Obstacle> visible; ///< and the bounds, if they are walls
    std::vector<Obstacle> hidden;
};

Sorted sortedObstacles(const Map& map)
{
    const LayerLookup layers(map);
    Sorted sorted;
    for (Obstacle& obstacle : obstacles(map)) {
        const MapObject* object = map.find(obstacle.id);
        const Layer* layer = object ? layers.of(*object) : nullptr;
        const bool isHidden = layer && !layer->visible;
        (isHidden ? sorted.hidden : sorted.visible).push_back(std::move(obstacle));
    }
    return sorted;
}

Point positionOf(const MapObject& end)
{
    const auto* start = std::get_if<StartMarker>(&end.geometry);
    return start ? start->position : std::get<GoalMarker>(end.geometry).position;
}

/// Obstacles that the path passes through, at least the first on each chord. Arcs are tested as
/// chords.
std::set<ObjectId> obstaclesOn(const Path& path, const ObstacleField& field)
{
    std::set<ObjectId> met;
    const std::vector<Point> points = path.polyline(1e-5 * std::max(path.length(), 1e-9));
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        // A segment that begins deep inside an obstacle hits no boundary.
        for (const ObjectId id : field.obstaclesAt(points[i]))
            met.insert(id);
        if (const auto hit = field.firstHit(points[i], points[i + 1]))
            met.insert(hit->obstacle);
    }
    return met;
}

std::vector<Finding> findingsOf(const Map& map, const std::set<ObjectId>& blockers)
{
    std::map<const Layer*, std::vector<ObjectId>> byLayer;
    for (const ObjectId id : blockers)
        byLayer[map.layerOf(*map.find(id))].push_back(id);
    std::vector<Finding> findings;
    for (const Layer& layer : map.settings.layers) {
        const auto found = byLayer.find(&layer);
        if (found == byLayer.end())
            continue;
        const std::vector<ObjectId>& ids = found->second;
        findings.push_back(
            makeFinding(FindingKind::hiddenLayer,
                        {mention::Quoted{layer.name}, mentionOf(*map.find(ids.front()))}, ids));
    }
    return findings;
}

} // namespace

std::vector<Finding> findBlockedShortcuts(const Map& map, double agentRadius,
                                          const std::stop_token& stop)
{
    const MapObject* start = map.start();
    const MapObject* goal = map.goal();
    if (!start || !goal)
        return {};
    const Sorted sorted = sortedObstacles(map);
    if (sorted.hidden.empty())
        return {};
    const auto visible = ObstacleField::build(sorted.visible, agentRadius);
    if (!visible || stop.stop_requested())
        return {};
    PathOptions options;
    options.stop = stop;
    const PathResult result =
        findPath(visible.value(), positionOf(*start), positionOf(*goal), options);
    if (result.status != PathStatus::found)
        return {};
    const auto hidden = ObstacleField::build(sorted.hidden, agentRadius);
    return hidden ? findingsOf(map, obstaclesOn(result.path, hidden.value()))
                  : std::vector<Finding>();
}

} // namespace thicket::nav
