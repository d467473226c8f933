#pragma once

#include "app/editor/scene/scenestate.h"
#include "libnav/map/map.h"

#include <vector>

namespace thicket::editor {

/// The obstacles that move, where they are now: as drawn, and in Simulate at the playhead's time.
class ShownMoving {
public:
    ShownMoving(const SceneSources& sources, const SceneState& state)
        : m_sources(sources), m_state(state)
    {}

    bool isEmpty() const;
    /// A map of those that may show in the window, and of nothing else but the layers.
    nav::Map in(const nav::Box& window) const;
    /// Those of the map in the window whose tracks are shown, as drawn: all while editing,
    /// otherwise the selected ones. None if they are too many to tell apart.
    std::vector<const nav::MapObject*> withTracks(const nav::Box& window) const;

private:
    bool isPlayed() const;
    std::vector<nav::MapObject> asDrawn() const;
    std::vector<nav::MapObject> asPlayed() const;

    const SceneSources& m_sources;
    const SceneState& m_state;
};

} // namespace thicket::editor
