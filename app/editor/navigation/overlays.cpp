#include "app/editor/navigation/overlays.h"

namespace thicket::editor {

Overlays::Overlays(QObject* parent) : QObject(parent)
{
    for (const Overlay overlay : allOverlays)
        m_on[static_cast<std::size_t>(overlay)] = isOnAtFirst(overlay);
}

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
    if (m_chosen == scope)
        return;
    m_chosen = scope;
    emit changed();
}

void Overlays::setEdgesInView(std::size_t count)
{
    const GraphScope suitable = count > wholeUpTo ? GraphScope::near : GraphScope::whole;
    if (m_suitable == suitable)
        return;
    m_suitable = suitable;
    if (!m_chosen)
        emit changed();
}

void Overlays::setPlayed(bool played)
{
    if (m_isPlayed == played)
        return;
    m_isPlayed = played;
    if (!m_chosen)
        emit changed();
}

} // namespace thicket::editor
