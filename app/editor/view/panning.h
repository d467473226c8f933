#pragma once

#include "libnav/geometry/shapes.h"

#include <QCursor>
#include <QElapsedTimer>

#include <optional>

namespace thicket::editor {

/// Decides when the pointer pans: with the middle button, or with the left one while Space is held.
/// A short press of Space without panning is a tap.
class Panning {
public:
    void holdSpace();
    bool isSpaceHeld() const { return m_isSpaceHeld; }
    /// Returns whether it was a tap.
    bool releaseSpace();
    /// The view has lost the keyboard focus: no release of Space will come.
    void loseSpace() { m_isSpaceHeld = false; }

    /// Whether a press of `button` begins to pan.
    bool isMeantBy(Qt::MouseButton button) const;
    /// `grip` is the map point under the press.
    void begin(nav::Point grip);
    /// The map point that stays under the pointer; nullopt while not panning.
    const std::optional<nav::Point>& grip() const { return m_grip; }
    /// Ends the pan if the release of `button` does so. Returns whether it did.
    bool endsWith(Qt::MouseButton button);

    /// nullopt while the tool sets the cursor.
    std::optional<Qt::CursorShape> cursor() const;

private:
    std::optional<nav::Point> m_grip;
    bool m_isSpaceHeld = false;
    bool m_hasPanned = false; // since Space was pressed
    QElapsedTimer m_sinceSpace;
};

} // namespace thicket::editor
