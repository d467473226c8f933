#include "app/editor/scene/scenehits.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/replay/playback.h"
#include "app/editor/scene/edgeindex.h"
#include "app/editor/scene/showncrowd.h"
#include "app/editor/scene/showngraph.h"
#include "app/editor/scene/shownhandles.h"
#include "app/editor/scene/shownmoving.h"
#include "app/editor/scene/showntangents.h"

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr double markerReach = 10; // logical pixels
constexpr double handleReach = 8;

} // namespace

SceneHits::SceneHits(const SceneSources& sources, const SceneState& state, const Shown& shown)
    : m_sources(sources), m_state(state), m_shown(shown)
{}

std::vector<nav::ObjectId> SceneHits::objectsAt(nav::Point at, double slop) const
{
    const auto elsewhere = m_shown.moving.elsewhere(nav::grown(nav::Box{at, at}, slop));
    auto ids = m_sources.document.index().at(at, slop, markerReach * m_state.unitsPerPixel,
                                             elsewhere ? &*elsewhere : nullptr);
    if (!m_shown.crowd.replacesMarkers())
        return ids;
    // A running agent is hit where it is now, not at its marker.
    std::erase_if(ids, [this](nav::ObjectId id) { return isAgent(id); });
    const auto running = m_shown.crowd.at(at, markerReach * m_state.unitsPerPixel);
    if (running && isAgent(*running))
        ids.insert(ids.begin(), *running);
    return ids;
}

bool SceneHits::isAgent(nav::ObjectId id) const
{
    const nav::MapObject* object = m_sources.document.map().find(id);
    return object && std::holds_alternative<nav::AgentMarker>(object->geometry);
}

bool SceneHits::isOnTheWay(nav::ObjectId id) const
{
    return m_shown.moving.isUnderWay(id) ||
           (m_shown.crowd.replacesMarkers() && m_sources.playback.time() > 0 && isAgent(id));
}

std::vector<nav::ObjectId> SceneHits::objectsIn(const nav::Box& box, bool touching) const
{
    const auto elsewhere = m_shown.moving.elsewhere(box);
    auto ids = m_sources.document.index().in(box, touching, elsewhere ? &*elsewhere : nullptr);
    if (!m_shown.crowd.replacesMarkers())
        return ids;
    std::erase_if(ids, [this](nav::ObjectId id) { return isAgent(id); });
    for (const std::uint32_t id : m_shown.crowd.in(box)) {
        if (isAgent(id))
            ids.push_back(id);
    }
    return ids;
}

std::optional<nav::TangentEdge> SceneHits::edgeAt(nav::Point at, double slop) const
{
    if (!objectsAt(at, 0).empty())
        return {};
    const std::optional<nav::TangentEdge> edge = m_shown.graph.edgeAt(at, slop);
    const auto tangent = m_shown.tangents.edgeAt(at, edge ? distanceTo(*edge, at) : slop);
    return tangent ? tangent : edge;
}

HandleSet SceneHits::handles() const { return m_shown.handles.set(); }

/// Those of what is under way would change the map beside its picture, and are not shown.
std::optional<Handle> SceneHits::handleAt(nav::Point at) const
{
    if (m_shown.moving.isSelectedUnderWay())
        return {};
    const double reach = handleReach * m_state.unitsPerPixel;
    const HandleSet set = m_shown.handles.set();
    std::optional<Handle> best;
    double nearest = reach;
    for (const Handle& handle : set.handles) {
        const double away = std::max(std::abs(at.x - handle.at.x), std::abs(at.y - handle.at.y));
        const bool isBeaten = best && best->vertex && !handle.vertex;
        if (away > nearest || (best && away == nearest) || isBeaten)
            continue;
        nearest = away;
        best = handle;
    }
    return best;
}

} // namespace thicket::editor
