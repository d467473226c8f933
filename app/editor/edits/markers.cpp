#include "app/editor/edits/markers.h"

#include "libnav/geometry/distance.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <utility>
#include <variant>

namespace thicket::editor {

namespace {

struct Markers {
    Q_DECLARE_TR_FUNCTIONS(thicket::editor::Markers)
};

/// Adds to `edit` the marker at `at`. A new marker comes after the objects that `edit` adds.
template <class Marker>
void place(nav::MapEdit& edit, const nav::Map& map, const nav::MapObject* present, nav::Point at)
{
    nav::MapObject object;
    if (present) {
        object = *present;
        object.geometry = Marker{at};
        edit.entries.push_back({object.id, *present, object, map.positionOf(object.id)});
        return;
    }
    const auto added = static_cast<std::size_t>(
        std::count_if(edit.entries.begin(), edit.entries.end(),
                      [](const nav::MapEdit::Entry& entry) { return !entry.before; }));
    object.id = map.unusedId() + static_cast<nav::ObjectId>(added);
    object.geometry = Marker{at};
    MarkerLayer layer = layerForMarkers(map);
    object.layer = layer.id;
    if (layer.added)
        edit.settings = addLayer(map, *std::move(layer.added), 0).settings;
    edit.entries.push_back({object.id, {}, object, map.objects().size() + added});
}

} // namespace

MarkerLayer layerForMarkers(const nav::Map& map)
{
    return markerLayer(map, Markers::tr("Markers").toStdString());
}

nav::MapEdit placeStart(const nav::Map& map, nav::Point at) { return placeEnds(map, at, {}); }

nav::MapEdit placeGoal(const nav::Map& map, nav::Point at) { return placeEnds(map, {}, at); }

nav::MapEdit addGoal(const nav::Map& map, nav::Point at)
{
    nav::MapEdit edit;
    place<nav::GoalMarker>(edit, map, nullptr, at);
    return edit;
}

const nav::MapObject* nearestGoal(const nav::Map& map, nav::Point at)
{
    const nav::MapObject* nearest = nullptr;
    double least = std::numeric_limits<double>::infinity();
    for (const nav::MapObject& object : map.objects()) {
        const auto* goal = std::get_if<nav::GoalMarker>(&object.geometry);
        if (goal && nav::distance(goal->position, at) < least) {
            least = nav::distance(goal->position, at);
            nearest = &object;
        }
    }
    return nearest;
}

nav::MapEdit placeEnds(const nav::Map& map, std::optional<nav::Point> start,
                       std::optional<nav::Point> goal)
{
    nav::MapEdit edit;
    if (start)
        place<nav::StartMarker>(edit, map, map.start(), *start);
    if (goal)
        place<nav::GoalMarker>(edit, map, map.goal(), *goal);
    return edit;
}

nav::MapEdit swapEnds(const nav::Map& map)
{
    if (!map.start() || !map.goal())
        return {};
    nav::MapObject start = *map.start();
    nav::MapObject goal = *map.goal();
    std::swap(std::get<nav::StartMarker>(start.geometry).position,
              std::get<nav::GoalMarker>(goal.geometry).position);
    return nav::MapEdit::change(map, {start, goal});
}

} // namespace thicket::editor
