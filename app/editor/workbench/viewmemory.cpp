#include "app/editor/workbench/viewmemory.h"

#include "app/editor/document/agentradius.h"
#include "app/editor/document/openmaps.h"
#include "app/editor/document/selection.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/view/mapview.h"

namespace thicket::editor {

ViewMemory::ViewMemory(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    connect(&parts.maps, &OpenMaps::leaving, this, &ViewMemory::keep);
    connect(&parts.maps, &OpenMaps::entered, this, &ViewMemory::restore);
    connect(&parts.maps, &OpenMaps::dropped, this, [this](int id) { m_shown.erase(id); });
}

void ViewMemory::keep(int id)
{
    const Navigator& navigator = m_parts.navigator;
    const Selection& selection = m_parts.selection;
    m_shown[id] = {m_parts.view.camera().value(),
                   selection.ids(),
                   selection.layerChoice().id(),
                   navigator.agentRadius(),
                   navigator.isProbing(),
                   navigator.start(),
                   navigator.goal()};
}

void ViewMemory::restore(int id)
{
    const auto shown = m_shown.find(id);
    if (shown == m_shown.end())
        return;
    m_parts.view.camera().set(shown->second.camera);
    m_parts.selection.set(shown->second.selected);
    m_parts.selection.layerChoice().choose(shown->second.layer);
    if (!AgentRadius::chosenIn(m_parts.navigator.map())) {
        m_parts.radius.setFallback(shown->second.agentRadius);
        m_parts.navigator.setAgentRadius(shown->second.agentRadius);
    }
    if (shown->second.isProbing)
        m_parts.navigator.setProbe(shown->second.start, shown->second.goal);
}

} // namespace thicket::editor
