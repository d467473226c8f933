#pragma once

#include "app/editor/navigation/neargraph.h"
#include "app/editor/scene/scenestate.h"
#include "app/editor/scene/shownrims.h"
#include "libnav/tangent/completegraph.h"

#include <optional>
#include <span>
#include <vector>

namespace thicket::editor {

class LiveGraph;

/// The edges of the tangent graph that the canvas shows, by the overlays' switches and scope.
class ShownGraph {
public:
    ShownGraph(const SceneSources& sources, const SceneState& state);

    /// The edges of what is hovered, selected or dragged, or of the path's obstacles may have
    /// changed.
    void invalidate() { m_near.reset(); }
    /// These changes were applied to the navigator's field.
    void followField(std::span<const nav::ObstacleChange> changes) { m_nearby.follow(changes); }
    /// The navigator has another field.
    void forgetField() { m_nearby.forget(); }

    /// The whole graph has changed. Returns where its arcs did, see ShownRims.
    std::optional<std::vector<nav::Box>> followGraph();

    /// False if another scope is set, or if there is no graph or it has too many edges.
    bool isWholeShown() const;
    /// The arcs of the whole graph if they are drawn; otherwise empty.
    std::span<const nav::HuggingEdge> hugging() const;
    /// Drawn at full strength. Empty if only the path is wanted. Cached until invalidated.
    const nav::CompleteGraph& near() const;
    /// The shown edge nearest to a point, within `slop`.
    std::optional<nav::TangentEdge> edgeAt(nav::Point at, double slop) const;

private:
    const LiveGraph& live() const;
    QList<nav::ObjectId> nearObstacles() const;
    void addMarkerTangents(nav::CompleteGraph& graph) const;

    const SceneSources& m_sources;
    const SceneState& m_state;
    ShownRims m_rims;
    mutable NearGraph m_nearby; // computes m_near
    mutable std::optional<nav::CompleteGraph> m_near;
};

/// The distance from a point to an edge's line or arc.
double distanceTo(const nav::TangentEdge& edge, nav::Point at);

} // namespace thicket::editor
