#pragma once

#include "libnav/geometry/shapes.h"

#include <QCursor>
#include <QElapsedTimer>

#include <optional>

namespace thicket::editor {

/// When the pointer drags the sheet: with the middle button, or with the left one while Space is
/// held. Space pressed shortly without panning is a tap.
class Panning {
public:
    void holdSpace();
    bool isSpaceHeld() const { return m_isSpaceHeld; }
    /// Whether it was a tap.
    bool releaseSpace();
    /// The keyboard went elsewhere: no release will come.
    void loseSpace() { m_isSpaceHeld = false; }

    /// Whether this press drags the sheet.
    bool isMeantBy(Qt::MouseButton button) const;
    /// `grip` is the map point under the press.
    void begin(nav::Point grip);
    /// The map point that stays under the pointer; nothing while the sheet is not dragged.
    const std::optional<nav::Point>& grip() const { return m_grip; }
    /// Whether the release of `button` ends it; it is over then.
    bool endsWith(Qt::MouseButton button);

    /// Nothing: the pointer is the tool's.
    std::optional<Qt::CursorShape> cursor() const;

private:
    std::optional<nav::Point> m_grip;
    bool m_isSpaceHeld = false;
    bool m_hasPanned = false; // since Space was pressed
    QElapsedTimer m_sinceSpace;
};

} // namespace thicket::editor
