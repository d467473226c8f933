#include "app/exporting/markerpaths.h"

#include "app/exporting/pathjson.h"
#include "libnav/path/queries.h"
#include "libnav/tangent/edgejson.h"

#include <algorithm>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace thicket::exporting {

namespace {

using nav::Json;

struct Pair {
    nav::ObjectId from = 0;
    nav::ObjectId to = 0;
    const std::string* group = nullptr; ///< null: between markers
};

struct Pairs {
    std::vector<Pair> pairs;
    std::vector<nav::Segment> ends; ///< of the pairs
};

template <class Marker> std::vector<const nav::MapObject*> all(const nav::Map& map)
{
    std::vector<const nav::MapObject*> found;
    for (const nav::MapObject& object : map.objects())
        if (std::holds_alternative<Marker>(object.geometry))
            found.push_back(&object);
    return found;
}

nav::Point positionOf(const nav::MapObject& marker)
{
    if (const auto* const spawn = std::get_if<nav::SpawnMarker>(&marker.geometry))
        return nav::markOf(*spawn);
    return nav::boundingBox(marker.geometry).min;
}

void add(Pairs& pairs, const nav::MapObject& from, const nav::MapObject& to,
         const std::string* group)
{
    pairs.pairs.push_back({from.id, to.id, group});
    pairs.ends.push_back({positionOf(from), positionOf(to)});
}

/// The goals of the groups that have one.
std::map<std::string, const nav::MapObject*> goalsOfGroups(const nav::Map& map)
{
    std::map<std::string, const nav::MapObject*> goals;
    for (const nav::AgentGroup& group : map.settings.agentGroups)
        if (const nav::MapObject* const goal = map.find(group.goal))
            goals.emplace(group.name, goal);
    return goals;
}

Result<Pairs> pairsOf(const nav::Map& map)
{
    const auto starts = all<nav::StartMarker>(map);
    const auto goals = all<nav::GoalMarker>(map);
    const auto byGroup = goalsOfGroups(map);
    std::size_t count = starts.size() * goals.size();
    const auto goalOf = [&](const nav::MapObject& object) -> const nav::MapObject* {
        const std::string* const group = nav::agentGroupOf(object.geometry);
        const auto found = group ? byGroup.find(*group) : byGroup.end();
        return found == byGroup.end() ? nullptr : found->second;
    };
    for (const nav::MapObject& object : map.objects())
        count += goalOf(object) ? 1 : 0;
    if (count > mostPaths)
        return Unexpected("The map has " + std::to_string(count) +
                          " pairs of starts and goals, and paths are written for " +
                          std::to_string(mostPaths) + " at most.");
    Pairs pairs;
    for (const nav::MapObject* const start : starts)
        for (const nav::MapObject* const goal : goals)
            add(pairs, *start, *goal, nullptr);
    for (const nav::MapObject& object : map.objects())
        if (const nav::MapObject* const goal = goalOf(object))
            add(pairs, object, *goal, nav::agentGroupOf(object.geometry));
    return pairs;
}

std::string lineOf(const Pair& pair, const nav::Segment& ends, const nav::PathResult& result)
{
    Json::Object keys = pathKeys(result);
    keys["from"] = pair.from;
    keys["to"] = pair.to;
    keys["start"] = json(ends.a);
    keys["goal"] = json(ends.b);
    if (pair.group)
        keys["group"] = *pair.group;
    return Json(std::move(keys)).text();
}

} // namespace

Result<std::string> markerPaths(const nav::Map& map, const nav::ObstacleField& field,
                                const std::function<bool()>& goesOn)
{
    constexpr std::size_t most = 256; // at once
    const Result<Pairs> found = pairsOf(map);
    if (!found)
        return Unexpected(found.error());
    const std::vector<Pair>& pairs = found->pairs;
    std::string text = "{\"radius\": " + nav::shortestText(field.agentRadius()) + ",\n\"paths\": [";
    for (std::size_t begin = 0; begin < pairs.size(); begin += most) {
        if (!goesOn())
            return Unexpected("Stopped.");
        const std::size_t count = std::min(most, pairs.size() - begin);
        const auto results =
            nav::findPathsBetween(field, std::span(found->ends).subspan(begin, count));
        for (std::size_t i = 0; i < count; ++i) {
            text += begin + i == 0 ? "\n" : ",\n";
            text += lineOf(pairs[begin + i], found->ends[begin + i], results[i]);
        }
    }
    text += "]}\n";
    return text;
}

} // namespace thicket::exporting
