#pragma once

#include "app/editor/replay/chronicle.h"
#include "app/editor/replay/sensing.h"
#include "app/editor/scene/scenestate.h"

#include <optional>
#include <vector>

namespace thicket::editor {

/// What was recorded of an agent of a crowd.
struct RecordedFacts {
    Chronicle::State state;
    std::optional<steer::AgentRecord> record; ///< where it was watched
    std::vector<nav::Point> neighbours;       ///< where those are that it looked at
};

struct ChosenAgent {
    nav::ObjectId marker = 0; ///< 0: the walking agent
    Sensing sensed;           ///< of an agent of a crowd as it stands only
    std::optional<RecordedFacts> facts = {};
};

class ShownCrowd;

/// What the chosen agent senses and decides now, when the overlay is on: the first selected agent
/// of the map, as if it walked ahead at full speed, or while its crowd runs as it was recorded;
/// else, while simulating, the walking one.
class ShownSteering {
public:
    ShownSteering(const SceneSources& sources, const SceneState& state, const ShownCrowd& crowd);

    /// The selection, the agent, the obstacles or the goal may be others now.
    void invalidate() { m_isKnown = false; }
    /// Asked from the behaviours when it is not known; absent when no agent is chosen or the
    /// overlay is off.
    const std::optional<ChosenAgent>& chosen() const;

private:
    std::optional<ChosenAgent> ask() const;
    std::optional<ChosenAgent> ofMarker(nav::ObjectId id, const nav::AgentMarker& marker) const;

    std::optional<ChosenAgent> ofRunning(nav::ObjectId id) const;

    const SceneSources& m_sources;
    const SceneState& m_state;
    const ShownCrowd& m_crowd;
    mutable std::optional<ChosenAgent> m_chosen;
    mutable bool m_isKnown = false;
};

} // namespace thicket::editor
