#pragma once

#include "app/editor/navigation/neargraph.h"
#include "app/editor/navigation/newestjob.h"
#include "app/editor/scene/edgeindex.h"
#include "app/editor/scene/freshedges.h"
#include "app/editor/scene/scenestate.h"
#include "app/editor/scene/shownrims.h"
#include "libnav/tangent/completegraph.h"

#include <memory>
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

    /// Edges that have just come.
    FreshEdges& fresh() { return m_fresh; }
    const FreshEdges& fresh() const { return m_fresh; }

    /// The whole graph has changed. Returns where its arcs did, see ShownRims.
    std::optional<std::vector<nav::Box>> followGraph();

    /// False if another scope is set, or if there is no graph or it has too many edges.
    bool isWholeShown() const;
    /// The arcs of the whole graph if they are drawn; otherwise empty.
    std::span<const nav::HuggingEdge> hugging() const;
    /// Drawn at full strength. Empty if only the path is wanted. Cached until invalidated.
    const nav::CompleteGraph& near() const;
    /// The edges near what is touched among the obstacles where a run has them at the playhead, in
    /// place of those as drawn; null: these again. False if they are shown already, else
    /// invalidates.
    bool setPlayed(std::shared_ptr<const nav::CompleteGraph> near);
    /// What to ask for them in Simulate; nullopt while none are shown, or the whole graph is.
    std::optional<NearQuestion> playedQuestion() const;
    /// The shown edge nearest to a point, within `slop`. Edges of a large graph are found a moment
    /// after it was shown: an index of them is made on a worker thread.
    std::optional<nav::TangentEdge> edgeAt(nav::Point at, double slop) const;

private:
    const LiveGraph& live() const;
    QList<nav::ObjectId> nearObstacles() const;
    std::vector<nav::Point> nearPoints() const;
    std::vector<NearQuestion::End> touchedEnds() const;
    bool isNearWanted() const;
    std::optional<nav::TangentEdge> wholeEdgeAt(nav::Point at, double slop, EdgeKinds kinds) const;
    std::optional<nav::TangentEdge> nearEdgeAt(nav::Point at, double slop, EdgeKinds kinds) const;

    const SceneSources& m_sources;
    const SceneState& m_state;
    ShownRims m_rims;
    FreshEdges m_fresh;
    mutable NearGraph m_nearby; // computes m_near
    std::shared_ptr<const nav::CompleteGraph> m_played;
    mutable std::shared_ptr<const nav::CompleteGraph> m_near;
    mutable std::shared_ptr<const EdgeIndex> m_nearIndex; // of m_near
    // The whole graph that an index was ordered for, and the index when it is there.
    mutable std::weak_ptr<const nav::CompleteGraph> m_ordered;
    mutable std::shared_ptr<const EdgeIndex> m_wholeIndex;
    mutable NewestJob m_indexing;
};

} // namespace thicket::editor
