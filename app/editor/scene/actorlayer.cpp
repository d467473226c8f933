#include "app/drawing/crowddrawing.h"
#include "app/drawing/groupnumbers.h"
#include "app/editor/appearance/appearance.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/scene/faded.h"
#include "app/editor/scene/ground.h"
#include "app/editor/scene/maplayers.h"
#include "app/editor/scene/showncrowd.h"
#include "libnav/map/layerlookup.h"

#include <QPainter>

#include <algorithm>

namespace thicket::editor {

namespace {

/// The largest distance that markers, their names and pens reach beyond their points, logical
/// pixels.
constexpr double markerPixels = 300;

nav::Box areaOf(const QRectF& rect)
{
    return {{rect.left(), rect.top()}, {rect.right(), rect.bottom()}};
}

/// The agent markers of visible layers, among `positions`.
std::vector<drawing::DrawnAgent> placedAgents(const nav::Map& map,
                                              const std::vector<std::size_t>& positions)
{
    std::vector<drawing::DrawnAgent> placed;
    drawing::GroupNumbers groups(map);
    const nav::LayerLookup layers(map);
    for (const std::size_t position : positions) {
        const nav::MapObject& object = map.objects()[position];
        const auto* agent = std::get_if<nav::AgentMarker>(&object.geometry);
        const nav::Layer* layer = agent ? layers.of(object) : nullptr;
        if (!agent || (layer && !layer->visible))
            continue;
        placed.push_back({agent->position, steer::directionOf(agent->heading), agent->radius,
                          groups.of(agent->group), drawing::AgentLook::going});
    }
    return placed;
}

/// Those of visible layers, among `positions`.
void drawSpawnAreas(QPainter& painter, const nav::Map& map,
                    const std::vector<std::size_t>& positions, const drawing::Style& style)
{
    drawing::GroupNumbers groups(map);
    const nav::LayerLookup layers(map);
    for (const std::size_t position : positions) {
        const nav::MapObject& object = map.objects()[position];
        const auto* spawn = std::get_if<nav::SpawnMarker>(&object.geometry);
        const nav::Layer* layer = spawn ? layers.of(object) : nullptr;
        if (spawn && (!layer || layer->visible))
            drawing::drawSpawnArea(painter, *spawn, groups.of(spawn->group), style);
    }
}

/// The colour of the first group with that goal.
std::size_t goalTint(const nav::Map& map, nav::ObjectId goal)
{
    const auto& groups = map.settings.agentGroups;
    const auto group = std::find_if(groups.begin(), groups.end(),
                                    [goal](const auto& one) { return one.goal == goal; });
    return static_cast<std::size_t>(group - groups.begin());
}

} // namespace

ActorLayer::ActorLayer(const SceneSources& sources, const SceneState& state,
                       const ShownCrowd& crowd)
    : LayerItem(sources, state, 16), m_crowd(crowd)
{}

void ActorLayer::draw(QPainter& painter, const QRectF& exposed)
{
    const double reach = markerPixels * m_state.unitsPerPixel;
    const auto markers =
        m_sources.document.index().markerPositions(nav::grown(areaOf(exposed), reach));
    drawSpawnAreas(painter, m_sources.document.map(), markers, style());
    if (!m_crowd.replacesMarkers())
        drawing::drawCrowd(painter, placedAgents(m_sources.document.map(), markers), style());
    drawMarkers(painter, markers);
    if (m_state.isSimulating)
        drawRecorded(painter);
}

void ActorLayer::drawRecorded(QPainter& painter)
{
    drawing::drawGhosts(painter, m_crowd.ghosts(), style());
    if (m_sources.overlays.isOn(Overlay::trails)) {
        const Faded faded(painter, strengthOf(Overlay::trails));
        drawing::drawTrails(painter, m_crowd.trails(), style());
    }
    drawing::drawCrowd(painter, m_crowd.agents(), style());
}

void ActorLayer::drawMarkers(QPainter& painter, const std::vector<std::size_t>& positions)
{
    const double radius = m_sources.navigator.agentRadius();
    const nav::MapObject* main = m_sources.document.map().goal();
    for (const std::size_t position : positions) {
        const nav::MapObject& object = m_sources.document.map().objects()[position];
        const auto* goal = std::get_if<nav::GoalMarker>(&object.geometry);
        if (goal && &object != main)
            drawing::drawGroupGoal(painter, goal->position, QString::fromStdString(object.name),
                                   goalTint(m_sources.document.map(), object.id), style());
    }
    // Their labels take long to draw.
    const double reach = radius + markerPixels * m_state.unitsPerPixel;
    const nav::Box window = nav::grown(areaOf(m_state.visible), reach);
    const auto start = m_sources.navigator.start();
    if (start && window.contains(*start))
        drawing::drawStart(painter, *start, radius, style());
    const auto goal = m_sources.navigator.goal();
    if (goal && window.contains(*goal))
        drawing::drawGoal(painter, *goal, radius, style());
}

} // namespace thicket::editor
