#include "app/editor/navigation/overlays.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace thicket::editor {

Overlays::Overlays(QObject* parent) : QObject(parent)
{
    m_opacity.fill(1);
    for (const Overlay overlay : allOverlays)
        m_on[static_cast<std::size_t>(overlay)] = isOnAtFirst(overlay);
    for (const SearchPart part : allSearchParts())
        m_parts[static_cast<std::size_t>(part)] = isOnAtFirst(part);
}

void Overlays::setOn(Overlay overlay, bool on)
{
    bool& present = m_on[static_cast<std::size_t>(overlay)];
    if (present == on)
        return;
    present = on;
    emit changed();
}

void Overlays::setOpacity(Overlay overlay, double opacity)
{
    assert(opacity > 0 && opacity <= 1);
    double& present = m_opacity[static_cast<std::size_t>(overlay)];
    if (present == opacity)
        return;
    present = opacity;
    emit changed();
}

void Overlays::setOn(SearchPart part, bool on)
{
    bool& present = m_parts[static_cast<std::size_t>(part)];
    if (present == on)
        return;
    present = on;
    emit changed();
}

bool Overlays::showsSearchGraph() const
{
    constexpr auto parts = allSearchParts();
    return std::any_of(parts.begin(), parts.end(),
                       [this](SearchPart part) { return isOfGraph(part) && isShown(part); });
}

void Overlays::setPartsCounted(bool counted)
{
    if (m_arePartsCounted == counted)
        return;
    m_arePartsCounted = counted;
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

void Overlays::setEdgesAsDrawn(bool asDrawn)
{
    if (asDrawn == m_areEdgesAsDrawn)
        return;
    m_areEdgesAsDrawn = asDrawn;
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

void Overlays::setTouchedLit(bool lit)
{
    if (std::exchange(m_isTouchedLit, lit) != lit)
        emit changed();
}

} // namespace thicket::editor
