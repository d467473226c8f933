#include "app/editor/scene/shownhandles.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"

namespace thicket::editor {

ShownHandles::ShownHandles(const SceneSources& sources, const SceneState& state)
    : m_sources(sources), m_state(state)
{
    connect(&sources.document, &MapDocument::changed, this, &ShownHandles::forget);
    connect(&sources.document, &MapDocument::wasReset, this, &ShownHandles::forget);
    connect(&sources.selection, &Selection::changed, this, &ShownHandles::forget);
}

const EditableSelection& ShownHandles::selected() const
{
    if (!m_selected)
        m_selected = editableSelection(m_sources.document.map(), m_sources.selection.ids());
    return *m_selected;
}

HandleSet ShownHandles::set() const
{
    return handlesOf(m_sources.document.map(), selected(), m_state);
}

} // namespace thicket::editor
