#pragma once

#include "app/editor/scene/handles.h"
#include "app/editor/scene/scenestate.h"

#include <optional>
#include <vector>

namespace thicket::editor {

class ShownCrowd;
class ShownGraph;
class ShownHandles;
class ShownMoving;
class ShownTangents;

/// The hit tests of a canvas' picture. Distances are map units.
class SceneHits {
public:
    /// What is shown of the sources. All must outlive it.
    struct Shown {
        const ShownGraph& graph;
        const ShownTangents& tangents;
        const ShownCrowd& crowd;
        const ShownMoving& moving;
        const ShownHandles& handles;
    };
    SceneHits(const SceneSources& sources, const SceneState& state, const Shown& shown);

    /// Objects of visible layers under a point, best first. Topmost before lower, smaller before
    /// larger. Lines are hit within `slop`.
    std::vector<nav::ObjectId> objectsAt(nav::Point at, double slop) const;
    /// Objects of visible, unlocked layers in a box; see ObjectIndex.
    std::vector<nav::ObjectId> objectsIn(const nav::Box& box, bool touching) const;
    /// Whether it is an agent that runs now, and so may be away from its marker, or an obstacle
    /// that is away from where it is drawn.
    bool isOnTheWay(nav::ObjectId id) const;
    bool isAgent(nav::ObjectId id) const;
    /// The edge of the graph, or of what a search generated, that the overlays show within `slop`
    /// of a point. nullopt if an object is there.
    std::optional<nav::TangentEdge> edgeAt(nav::Point at, double slop) const;
    /// The selection's handle under a point: 16 logical pixels square.
    std::optional<Handle> handleAt(nav::Point at) const;
    /// All of the selection's handles.
    HandleSet handles() const;

private:
    const SceneSources& m_sources;
    const SceneState& m_state;
    Shown m_shown;
};

} // namespace thicket::editor
