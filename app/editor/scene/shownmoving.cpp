#include "app/editor/scene/shownmoving.h"

#include "app/drawing/trackdrawing.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/replay/playback.h"
#include "libnav/map/layerlookup.h"

#include <algorithm>
#include <set>
#include <utility>

namespace thicket::editor {

namespace {

constexpr std::size_t mostTracks = 400; // in the window

nav::Geometry placedGeometry(nav::Shape shape)
{
    return std::visit([](auto&& part) -> nav::Geometry { return std::move(part); },
                      std::move(shape));
}

} // namespace

bool ShownMoving::isPlayed() const
{
    return m_state.isSimulating && !m_sources.playback.run().obstacles().isEmpty();
}

bool ShownMoving::isPlayed(nav::ObjectId id) const
{
    return isPlayed() && m_sources.playback.run().obstacles().has(id);
}

bool ShownMoving::isUnderWay(nav::ObjectId id) const
{
    if (!isPlayed())
        return false;
    const steer::MovedObstacles& played = m_sources.playback.run().obstacles();
    const auto place = played.find(id);
    return place && played.displacement(*place, m_sources.playback.time()) != nav::Displacement{};
}

bool ShownMoving::isSelectedUnderWay() const
{
    if (!isPlayed())
        return false;
    const Selection& selection = m_sources.selection;
    const steer::MovedObstacles& played = m_sources.playback.run().obstacles();
    if (static_cast<std::size_t>(selection.ids().size()) < played.size())
        return std::ranges::any_of(selection.ids(),
                                   [this](nav::ObjectId id) { return isUnderWay(id); });
    for (std::size_t i = 0; i < played.size(); ++i)
        if (selection.contains(played.id(i)) && isUnderWay(played.id(i)))
            return true;
    return false;
}

std::optional<nav::Geometry> ShownMoving::geometryOf(const nav::MapObject& object) const
{
    if (!isPlayed(object.id))
        return object.geometry;
    const steer::MovedObstacles& played = m_sources.playback.run().obstacles();
    auto shape = played.shape(*played.find(object.id), m_sources.playback.time());
    return shape ? std::optional(placedGeometry(*std::move(shape))) : std::nullopt;
}

std::optional<Elsewhere> ShownMoving::elsewhere(const nav::Box& box) const
{
    if (!isPlayed())
        return {};
    const nav::Map& map = m_sources.document.map();
    const steer::MovedObstacles& played = m_sources.playback.run().obstacles();
    Elsewhere found{[&played](nav::ObjectId id) { return played.has(id); }, {}};
    for (std::size_t i = 0; i < played.size(); ++i) {
        const nav::MapObject* const drawn = map.find(played.id(i));
        auto shape = drawn ? played.shape(i, m_sources.playback.time()) : std::nullopt;
        if (!shape)
            continue;
        nav::Geometry geometry = placedGeometry(*std::move(shape));
        if (!nav::boundingBox(geometry).intersects(box) && !nav::isInverted(geometry))
            continue;
        found.objects.push_back(*drawn);
        found.objects.back().geometry = std::move(geometry);
    }
    return found;
}

bool ShownMoving::isEmpty() const
{
    return !isPlayed() && m_sources.document.index().moving().empty();
}

std::vector<nav::MapObject> ShownMoving::asDrawn() const
{
    std::vector<nav::MapObject> objects;
    for (const nav::ObjectId id : m_sources.document.index().moving())
        objects.push_back(*m_sources.document.map().find(id));
    return objects;
}

std::vector<nav::MapObject> ShownMoving::asPlayed() const
{
    const nav::Map& map = m_sources.document.map();
    const steer::MovedObstacles& played = m_sources.playback.run().obstacles();
    const double time = m_sources.playback.time();
    std::vector<nav::MapObject> objects;
    std::set<nav::ObjectId> known;
    for (std::size_t i = 0; i < played.size(); ++i) {
        known.insert(played.id(i));
        const nav::MapObject* const drawn = map.find(played.id(i));
        auto shape = played.shape(i, time);
        if (!shape)
            continue;
        nav::MapObject object = drawn ? *drawn : nav::MapObject{.id = played.id(i)};
        object.geometry = placedGeometry(*std::move(shape));
        objects.push_back(std::move(object));
    }
    for (nav::MapObject& object : asDrawn()) // since the run began
        if (!known.contains(object.id))
            objects.push_back(std::move(object));
    return objects;
}

nav::Map ShownMoving::in(const nav::Box& window) const
{
    const nav::MapSettings& settings = m_sources.document.map().settings;
    nav::Map shown;
    shown.settings.layers = settings.layers;
    shown.settings.bounds = settings.bounds;
    shown.settings.yAxis = settings.yAxis;
    for (nav::MapObject& object : isPlayed() ? asPlayed() : asDrawn())
        if (nav::boundingBox(object.geometry).intersects(window))
            shown.append(std::move(object));
    return shown;
}

std::vector<const nav::MapObject*> ShownMoving::withTracks(const nav::Box& window) const
{
    const nav::Map& map = m_sources.document.map();
    const nav::LayerLookup layers(map);
    std::vector<const nav::MapObject*> shown;
    for (const nav::ObjectId id : m_sources.document.index().moving()) {
        const nav::MapObject& object = *map.find(id);
        const nav::Layer* const layer = layers.of(object);
        if ((m_state.isSimulating && !m_sources.selection.contains(id)) ||
            (layer && !layer->visible) ||
            !drawing::motionBox(object.geometry, *object.motion).intersects(window))
            continue;
        shown.push_back(&object);
        if (shown.size() > mostTracks)
            return {};
    }
    return shown;
}

} // namespace thicket::editor
