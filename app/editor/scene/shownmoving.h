#pragma once

#include "app/editor/document/objectindex.h"
#include "app/editor/scene/scenestate.h"
#include "libnav/map/map.h"

#include <optional>
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

    /// Whether a recording tells where any are, in place of the map.
    bool isPlayed() const;
    /// Whether a recording tells where the obstacle is, in place of the map.
    bool isPlayed(nav::ObjectId id) const;
    /// Whether it is away from where it is drawn.
    bool isUnderWay(nav::ObjectId id) const;
    /// An object as it is now; nullopt while a recording has it removed.
    std::optional<nav::Geometry> geometryOf(const nav::MapObject& object) const;
    /// What hit tests near a box need of those that a recording tells of; nullopt if there are
    /// none.
    std::optional<Elsewhere> elsewhere(const nav::Box& box) const;
    /// Whether a selected one is away from where it is drawn. Of some ten thousands that move and
    /// as many that are selected, it looks at the fewer.
    bool isSelectedUnderWay() const;

private:
    std::vector<nav::MapObject> asDrawn() const;
    std::vector<nav::MapObject> asPlayed() const;

    const SceneSources& m_sources;
    const SceneState& m_state;
};

} // namespace thicket::editor
