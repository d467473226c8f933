#include "app/editor/navigation/findingfix.h"

#include "app/editor/edits/layeredits.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/edits/templateedits.h"
#include "app/editor/edits/untangling.h"
#include "app/editor/edits/vertices.h"
#include "app/editor/navigation/navigator.h"

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

nav::MapEdit change(const nav::Map& map, nav::MapObject object)
{
    return nav::MapEdit::change(map, {std::move(object)});
}

/// Shows the layer that the object lies on.
nav::MapEdit showLayer(const nav::Map& map, nav::ObjectId on)
{
    const nav::Layer* hidden = map.layerOf(*map.find(on));
    return hidden ? showLayers(map, {hidden->id}) : nav::MapEdit();
}

nav::MapEdit untangle(const nav::Map& map, nav::ObjectId id)
{
    nav::MapObject object = *map.find(id);
    const auto points =
        isRing(object.geometry) ? untangled(*verticesOf(object.geometry)) : std::nullopt;
    if (!points)
        return {};
    object.geometry = withVertices(std::move(object.geometry), *points);
    return change(map, std::move(object));
}

nav::MapEdit extendBounds(const nav::Map& map, nav::ObjectId id)
{
    nav::MapSettings settings = map.settings;
    if (!settings.bounds)
        return {};
    enclose(*settings.bounds, nav::boundingBox(map.find(id)->geometry));
    return nav::MapEdit::changeSettings(map, std::move(settings));
}

nav::MapEdit freeBounds(const nav::Map& map)
{
    nav::MapSettings settings = map.settings;
    settings.boundsAreWalls = false;
    return nav::MapEdit::changeSettings(map, std::move(settings));
}

nav::MapEdit moveToFirstLayer(const nav::Map& map, nav::ObjectId id)
{
    nav::MapObject object = *map.find(id);
    object.layer = map.settings.layers.empty() ? 0 : map.settings.layers.front().id;
    return change(map, std::move(object));
}

nav::MapEdit takeOutOfGroup(const nav::Map& map, nav::ObjectId id)
{
    nav::MapObject object = *map.find(id);
    object.group = 0;
    return change(map, std::move(object));
}

nav::MapEdit takeOutOfTemplate(const nav::Map& map, nav::ObjectId id)
{
    nav::MapObject object = *map.find(id);
    object.member = 0;
    return change(map, std::move(object));
}

/// Null if it is no start or goal.
nav::Point* placeOf(nav::MapObject& marker)
{
    if (auto* start = std::get_if<nav::StartMarker>(&marker.geometry))
        return &start->position;
    auto* goal = std::get_if<nav::GoalMarker>(&marker.geometry);
    return goal ? &goal->position : nullptr;
}

} // namespace

/// None for agents: the navigator's field is not of their radius.
QString FindingFix::nameOfMove(const nav::Geometry& marker)
{
    if (std::holds_alternative<nav::AgentMarker>(marker))
        return {};
    return std::holds_alternative<nav::StartMarker>(marker) ? tr("Move Start to Free Place")
                                                            : tr("Move Goal to Free Place");
}

QString FindingFix::nameOf(const nav::Finding& finding, const nav::Map& map)
{
    const std::string& code = finding.code;
    if (code == "wallsWithoutBounds")
        return tr("Open the Bounds");
    const auto areThere = [&map](nav::ObjectId id) { return map.find(id) != nullptr; };
    if (finding.objects.empty() ||
        !std::all_of(finding.objects.begin(), finding.objects.end(), areThere))
        return {};
    if (code == "hiddenLayer")
        return tr("Show Layer");
    const std::size_t changed = code == "severalStarts" ? 1 : 0;
    if (!isOpen(map, finding.objects[changed]))
        return {};
    if (code == "blockedMarker" || code == "closeMarker")
        return nameOfMove(map.find(finding.objects[0])->geometry);
    if (code == "duplicateObstacle")
        return tr("Remove the Copy");
    if (code == "severalStarts")
        return tr("Keep the First Start");
    if (code == "selfCrossing")
        return tr("Untangle the Polygon");
    if (code == "tooFewPoints")
        return tr("Remove the Object");
    if (code == "outsideBounds")
        return map.settings.boundsAreWalls ? QString() : tr("Extend the Bounds");
    if (code == "unknownObjectGroup")
        return tr("Take out of the Group");
    if (code == "strayMember")
        return tr("Make it an Ordinary Object");
    if (code == "templateMisfit")
        return tr("Detach from Template");
    return code == "unknownLayer" ? tr("Move to the First Layer") : QString();
}

nav::MapEdit FindingFix::editOf(const nav::Finding& finding, const Navigator& navigator)
{
    const nav::Map& map = navigator.map();
    if (nameOf(finding, map).isEmpty())
        return {};
    const std::string& code = finding.code;
    if (code == "wallsWithoutBounds")
        return freeBounds(map);
    const nav::ObjectId id = finding.objects.front();
    if (code == "hiddenLayer")
        return showLayer(map, id);
    if (code == "blockedMarker" || code == "closeMarker")
        return moveToFreePlace(id, navigator);
    if (code == "selfCrossing")
        return untangle(map, id);
    if (code == "outsideBounds")
        return extendBounds(map, id);
    if (code == "unknownLayer")
        return moveToFirstLayer(map, id);
    if (code == "unknownObjectGroup")
        return takeOutOfGroup(map, id);
    if (code == "strayMember")
        return takeOutOfTemplate(map, id);
    if (code == "templateMisfit")
        return detached(map, {map.find(id)->group});
    std::vector<nav::ObjectId> removed{id};
    if (code == "severalStarts") {
        removed.assign(finding.objects.begin() + 1, finding.objects.end());
        std::erase_if(removed, [&map](nav::ObjectId other) { return !isOpen(map, other); });
    }
    return nav::MapEdit::remove(map, removed);
}

nav::MapEdit FindingFix::moveToFreePlace(nav::ObjectId marker, const Navigator& navigator)
{
    if (navigator.isFieldLate() || !navigator.fieldProblem().isEmpty())
        return {};
    nav::MapObject object = *navigator.map().find(marker);
    const nav::Point* const position = placeOf(object);
    const auto free = position ? navigator.field().nearestFreePoint(*position) : std::nullopt;
    return free ? moveTo(*free, marker, navigator.map()) : nav::MapEdit();
}

nav::MapEdit FindingFix::moveTo(nav::Point place, nav::ObjectId marker, const nav::Map& map)
{
    nav::MapObject object = *map.find(marker);
    nav::Point* const position = placeOf(object);
    if (!position || !isOpen(map, marker))
        return {};
    *position = place;
    return change(map, std::move(object));
}

} // namespace thicket::editor
