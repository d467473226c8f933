#include "app/editor/view/heldalt.h"

#include <QKeyEvent>

namespace thicket::editor {

bool HeldAlt::isKey(const QKeyEvent& event) const
{
    return !m_key.isEmpty() && m_key[0].key() == event.key();
}

bool HeldAlt::isMeantBy(const QKeyEvent& press, bool isGestureOpen) const
{
    const Qt::KeyboardModifiers free = Qt::ShiftModifier | Qt::KeypadModifier;
    return isKey(press) && (isGestureOpen || !(press.modifiers() & ~free));
}

} // namespace thicket::editor
