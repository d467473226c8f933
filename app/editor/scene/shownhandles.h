#pragma once

#include "app/editor/scene/handles.h"
#include "app/editor/scene/scenestate.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace thicket::editor {

/// The handles of the selection. A large one has them when it was looked through, a moment later.
/// Of an outline with dense vertices only the handles that have room are drawn.
class ShownHandles {
public:
    /// Both must outlive it. `hidingChanged` is called while painting, when hiddenCount() has
    /// changed.
    ShownHandles(const SceneSources& sources, const SceneState& state,
                 std::function<void()> hidingChanged);

    HandleSet set() const;
    EditableSelection selected() const;

    /// Those of a set() that are drawn, in this order: those with room, the chosen vertices, and
    /// the one under the pointer.
    struct Drawn {
        std::vector<Handle> plain;
        std::vector<Handle> chosen;
        std::optional<Handle> hovered;
        bool isHoveredChosen = false;
    };
    Drawn drawn(const HandleSet& set) const;
    /// How many vertices had no room at the last painting.
    std::size_t hiddenCount() const { return m_hidden; }
    /// The map or the selection has changed.
    void forget() { m_roomy.clear(); }

private:
    const std::vector<std::size_t>& roomy(const HandleSet& set) const;
    void tellHidden(const HandleSet& set) const;
    bool isSeen(const Handle& handle) const;

    const SceneSources& m_sources;
    const SceneState& m_state;
    std::function<void()> m_hidingChanged;
    mutable std::vector<std::size_t> m_roomy; // of an outline at this zoom; empty: not looked for
    mutable double m_roomyUnit = 0;           // map units per pixel that it is for
    mutable std::size_t m_hidden = 0;
};

} // namespace thicket::editor
