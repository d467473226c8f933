#include "app/editor/document/stepcollection.h"

namespace thicket::editor {

void StepCollection::add(const nav::MapEdit& next)
{
    m_edit.entries.insert(m_edit.entries.end(), next.entries.begin(), next.entries.end());
    if (next.settings && m_edit.settings)
        m_edit.settings->after = next.settings->after;
    else if (next.settings)
        m_edit.settings = next.settings;
}

} // namespace thicket::editor
