#pragma once

#include <QKeySequence>
#include <Qt>

class QKeyEvent;

namespace thicket::editor {

/// A key that means Alt while it is held on the canvas. Many window managers move windows by Alt
/// and the mouse, so that Alt itself does not arrive.
class HeldAlt {
public:
    /// A single key; empty: none.
    void setKey(const QKeySequence& key) { m_key = key; }

    /// Whether a press of the key is meant: with Ctrl it is a shortcut, unless a gesture is open.
    bool isMeantBy(const QKeyEvent& press, bool isGestureOpen) const;
    bool isKey(const QKeyEvent& event) const;

    void hold() { m_isHeld = true; }
    void release() { m_isHeld = false; }
    bool isHeld() const { return m_isHeld; }
    Qt::KeyboardModifiers addedTo(Qt::KeyboardModifiers modifiers) const
    {
        return m_isHeld ? modifiers | Qt::AltModifier : modifiers;
    }

private:
    QKeySequence m_key;
    bool m_isHeld = false;
};

} // namespace thicket::editor
