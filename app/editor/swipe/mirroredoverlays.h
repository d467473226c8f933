#pragma once

#include "app/editor/navigation/overlays.h"

namespace thicket::editor {

/// Switches that follow others. A canvas tells its overlays what it has in view, so two canvases
/// that show the same need switches of their own.
class MirroredOverlays : public Overlays {
    Q_OBJECT

public:
    /// `without` stays off. `origin` must outlive it.
    explicit MirroredOverlays(const Overlays& origin, std::optional<Overlay> without = {});

private:
    void follow();

    const Overlays& m_origin;
    std::optional<Overlay> m_without;
};

} // namespace thicket::editor
