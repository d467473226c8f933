#include "app/editor/swipe/mirroredoverlays.h"

namespace thicket::editor {

MirroredOverlays::MirroredOverlays(const Overlays& origin, std::optional<Overlay> without)
    : m_origin(origin), m_without(without)
{
    connect(&origin, &Overlays::changed, this, &MirroredOverlays::follow);
    follow();
}

void MirroredOverlays::follow()
{
    for (const Overlay overlay : allOverlays) {
        setOn(overlay, overlay != m_without && m_origin.isOn(overlay));
        setOpacity(overlay, m_origin.opacity(overlay));
    }
    for (const SearchPart part : allSearchParts())
        setOn(part, m_origin.isOn(part));
    setScope(m_origin.scope());
}

} // namespace thicket::editor
