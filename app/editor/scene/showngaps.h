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

    /// The map or the agent's radius has changed.
    void invalidate() { m_window.reset(); }
    /// Each from outline to outline. Empty without expanded outlines, from far off, and with more
    /// obstacles in view than can be looked at in each step of a drag. Obstacles that move count
    /// only while editing. Cached until invalidated.
    const std::vector<nav::Segment>& across() const;

private:
    bool areWanted() const;
    std::vector<nav::Segment> found(const nav::Box& window) const;

    const SceneSources& m_sources;
    const SceneState& m_state;
    mutable std::optional<nav::Box> m_window; // that the gaps were looked for in
    mutable bool m_withMoving = true;         // whether obstacles that move count
    mutable std::vector<nav::Segment> m_across;
};

} // namespace thicket::editor
