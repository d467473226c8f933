#pragma once

#include "app/editor/scene/scenestate.h"
#include "libnav/tangent/completegraph.h"

#include <optional>
#include <span>

namespace thicket::editor {

/// Which edges of the tangent graph the canvas shows, after the overlays' switches and scope.
class ShownGraph {
public:
    ShownGraph(const SceneSources& sources, const SceneState& state);

    /// The edges of what is hovered, selected or dragged and of the path's obstacles may be others
    /// now.
    void invalidate() { m_near.reset(); }

    /// The whole graph, unless another scope or its sheer number forbids; null then.
    const nav::CompleteGraph* whole() const;
    /// The hugging edges of the whole graph, where they are drawn; empty elsewhere.
    std::span<const nav::HuggingEdge> hugging() const;
    /// At full strength; empty when only the path is wanted. Kept until invalidated.
    const nav::CompleteGraph& near() const;
    /// The shown edge nearest to a point, within `slop`.
    std::optional<nav::TangentEdge> edgeAt(nav::Point at, double slop) const;

private:
    QList<nav::ObjectId> nearObstacles() const;
    void addMarkerTangents(nav::CompleteGraph& graph) const;

    const SceneSources& m_sources;
    const SceneState& m_state;
    mutable std::optional<nav::CompleteGraph> m_near;
};

/// Distance from a point to an edge's line or arc.
double distanceTo(const nav::TangentEdge& edge, nav::Point at);

} // namespace thicket::editor
