#pragma once

#include "app/editor/scene/handles.h"
#include "app/editor/scene/scenestate.h"

#include <QObject>

#include <optional>

namespace thicket::editor {

/// The handles of the selection. Their box is computed once for each change of map or selection,
/// so that moving the pointer over many selected objects stays cheap.
class ShownHandles : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    ShownHandles(const SceneSources& sources, const SceneState& state);

    HandleSet set() const;
    const EditableSelection& selected() const;

private:
    void forget() { m_selected.reset(); }

    const SceneSources& m_sources;
    const SceneState& m_state;
    mutable std::optional<EditableSelection> m_selected;
};

} // namespace thicket::editor
