#include "app/editor/document/markers.h"

#include <utility>
#include <variant>

namespace thicket::editor {

namespace {

template <class Marker>
nav::MapEdit place(const nav::Map& map, const nav::MapObject* present, nav::Point at)
{
    nav::MapObject object;
    if (present)
        object = *present;
    else
        object.id = map.unusedId();
    object.geometry = Marker{at};
    return present ? nav::MapEdit::change(map, {object}) : nav::MapEdit::add(map, {object});
}

} // namespace

nav::MapEdit placeStart(const nav::Map& map, nav::Point at)
{
    return place<nav::StartMarker>(map, map.start(), at);
}

nav::MapEdit placeGoal(const nav::Map& map, nav::Point at)
{
    return place<nav::GoalMarker>(map, map.goal(), at);
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
