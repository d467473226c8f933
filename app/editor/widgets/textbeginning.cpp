#include "app/editor/widgets/textbeginning.h"

#include <QFocusEvent>
#include <QLineEdit>

namespace thicket::editor {

TextBeginning::TextBeginning(QLineEdit& field) : QObject(&field), m_field(field)
{
    field.installEventFilter(this);
    connect(&field, &QLineEdit::textChanged, this, [this] {
        if (!m_field.hasFocus())
            m_field.setCursorPosition(0);
    });
}

/// Moving the cursor leaves the selection to the field, which drops it with the focus.
bool TextBeginning::eventFilter(QObject* watched, QEvent* event)
{
    const bool isLeft = event->type() == QEvent::FocusOut &&
                        static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason &&
                        static_cast<QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason;
    if (isLeft)
        m_field.setCursorPosition(0);
    return QObject::eventFilter(watched, event);
}

} // namespace thicket::editor
