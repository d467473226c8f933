#include "app/editor/navigation/overlays.h"

namespace thicket::editor {

void Overlays::setOn(Overlay overlay, bool on)
{
    bool& present = m_on[static_cast<std::size_t>(overlay)];
    if (present == on)
        return;
    present = on;
    emit changed();
}

void Overlays::setScope(GraphScope scope)
{
    if (m_scope == scope)
        return;
    m_scope = scope;
    emit changed();
}

} // namespace thicket::editor
