#include "app/editor/scene/shownhandles.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"

namespace thicket::editor {

ShownHandles::ShownHandles(const SceneSources& sources, const SceneState& state)
    : m_sources(sources), m_state(state)
{}

EditableSelection ShownHandles::selected() const
{
    SelectionSummary& summary = m_sources.selection.summary();
    if (!summary.isFound())
        return {};
    const SelectionFacts& facts = summary.facts();
    return {facts.openBox, static_cast<std::size_t>(facts.openCount), facts.lastOpen,
            facts.hasOpenAgents};
}

HandleSet ShownHandles::set() const
{
    return handlesOf(m_sources.document.map(), selected(), m_state);
}

} // namespace thicket::editor
