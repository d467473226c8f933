#pragma once

#include "app/editor/scene/scenestate.h"

#include <optional>
#include <vector>

namespace thicket::editor {

/// The gaps in the window that obstacles leave open, but not for the agent. They belong to the
/// expanded outlines: they say why a path does not go there.
class ShownGaps {
public:
    ShownGaps(const SceneSources& sources, const SceneState& state);

    /// The map, the agent's radius or the run has changed.
    void invalidate() { m_window.reset(); }
    /// Each from outline to outline. Empty without expanded outlines, from far off, and with more
    /// obstacles in view than can be looked at in each step of a drag. Obstacles that move are
    /// where they are shown. Cached until invalidated, and for a time of the playhead.
    const std::vector<nav::Segment>& across() const;

private:
    bool areWanted() const;
    std::vector<nav::Segment> found(const nav::Box& window) const;

    const SceneSources& m_sources;
    const SceneState& m_state;
    mutable std::optional<nav::Box> m_window; // that the gaps were looked for in
    mutable std::optional<double> m_time;     // of the playhead; absent: as drawn
    mutable std::vector<nav::Segment> m_across;
};

} // namespace thicket::editor
