#pragma once

#include "app/editor/replay/chronicle.h"
#include "app/editor/replay/sensing.h"
#include "app/editor/scene/scenestate.h"

#include <QString>

#include <optional>
#include <vector>

namespace thicket::editor {

/// What is known of an agent of a crowd.
struct RecordedFacts {
    Chronicle::State state;
    std::optional<steer::AgentRecord> record; ///< absent until it is recalled
    QString problem = {};                     ///< why it cannot be recalled, a sentence
    std::vector<nav::Point> neighbours;       ///< the positions of the neighbours it considered
};

struct ChosenAgent {
    nav::ObjectId marker = 0; ///< or the id of a running agent; 0: the walking agent
    Sensing sensed;           ///< for a crowd's agent, at its current position
    std::optional<RecordedFacts> facts = {};
};

class ShownCrowd;

/// What the chosen agent senses and decides now, while the overlay is on. The chosen agent is that
/// of Playback::chosenAgent(), or the first selected one of the map. While its crowd is played, what ran is shown; otherwise what the
/// obstacle behaviours of its group would sense, if it walked ahead at full speed. With none
/// selected, in Simulate, it is the walking agent, with all of them. So is an agent of no group.
class ShownSteering {
public:
    ShownSteering(const SceneSources& sources, const SceneState& state, const ShownCrowd& crowd);

    /// The selection, the agent, the obstacles or the goal may have changed.
    void invalidate() { m_isKnown = false; }
    /// Computed on demand and cached. Absent if no agent is chosen or the overlay is off.
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
