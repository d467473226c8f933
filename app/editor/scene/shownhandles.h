#pragma once

#include "app/editor/scene/handles.h"
#include "app/editor/scene/scenestate.h"

namespace thicket::editor {

/// The handles of the selection. A large one has them when it was looked through, a moment later.
class ShownHandles {
public:
    /// Both must outlive it.
    ShownHandles(const SceneSources& sources, const SceneState& state);

    HandleSet set() const;
    EditableSelection selected() const;

private:
    const SceneSources& m_sources;
    const SceneState& m_state;
};

} // namespace thicket::editor
