#include "app/editor/replay/agentcurves.h"

namespace thicket::editor {

void AgentCurves::setNeeds(const Needs& needs)
{
    if (needs == m_needs)
        return;
    m_needs = needs;
    emit needsChanged();
}

void AgentCurves::setFollowed(std::optional<std::uint32_t> id)
{
    if (id == m_followed)
        return;
    m_followed = id;
    emit needsChanged();
}

void AgentCurves::setContent(Content content)
{
    m_content = std::move(content);
    emit changed();
}

} // namespace thicket::editor
