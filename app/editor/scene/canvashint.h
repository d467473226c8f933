#pragma once

#include "app/editor/appearance/shortmotion.h"

#include <QRectF>
#include <QString>

class QPainter;

namespace thicket::drawing {
struct Palette;
}

namespace thicket::editor {

/// A sentence on the canvas that names the next step. Another one comes, and the last one goes, by
/// fading. For the window's thread only.
class CanvasHint {
public:
    static constexpr int duration = 200; ///< ms

    enum class Look {
        pill, ///< near the lower edge, on a ground of its own
        plain ///< in the middle of an empty map
    };
    struct Text {
        QString words; ///< empty: no hint
        Look look = Look::pill;
        bool operator==(const Text&) const = default;
    };

    /// Its moved() asks for another paint().
    ShortMotion& motion() { return m_motion; }
    const ShortMotion& motion() const { return m_motion; }
    /// Where hints may be, in pixels, as the painter's.
    struct Room {
        QRectF viewport;
        double left = 0; ///< of what is free at the lower edge, where a pill is
        double right = 0;
    };
    /// Paints what is to be shown from now on, as far as it has come.
    void paint(QPainter& painter, const Text& wanted, const Room& room,
               const drawing::Palette& colors);

private:
    Text m_wanted;
    Text m_leaving; // shown until the motion ends; empty words: none
    ShortMotion m_motion{duration};
};

} // namespace thicket::editor
