#include "app/editor/widgets/textbeginning.h"

#include <QFocusEvent>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionFrame>
#include <QToolTip>

namespace thicket::editor {

namespace {

constexpr int besideText = 2; // pixels that QLineEdit leaves free on each side

QRect roomOf(const QLineEdit& field)
{
    QStyleOptionFrame option;
    option.initFrom(&field);
    return field.style()
        ->subElementRect(QStyle::SE_LineEditContents, &option, &field)
        .adjusted(besideText, 0, -besideText, 0);
}

} // namespace

TextBeginning::TextBeginning(QLineEdit& field)
    : QObject(&field), m_field(field), m_dots(new QLabel(QStringLiteral("…"), &field))
{
    m_dots->setProperty("role", "textDots");
    m_dots->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_dots->hide();
    field.installEventFilter(this);
    connect(&field, &QLineEdit::textChanged, this, [this] {
        if (!m_field.hasFocus())
            m_field.setCursorPosition(0);
        fit();
    });
}

bool TextBeginning::isCut() const { return !m_dots->isHidden(); }

/// The dots cover what follows the last whole letter.
void TextBeginning::fit()
{
    const QRect room = roomOf(m_field);
    const QFontMetrics metrics = m_field.fontMetrics();
    const QString text = m_field.text();
    const QString shown = metrics.elidedText(text, Qt::ElideRight, room.width());
    const bool isCut =
        shown != text && !m_field.hasFocus() && m_field.echoMode() == QLineEdit::Normal;
    if (isCut) {
        const QRect dots = room.adjusted(metrics.horizontalAdvance(shown.chopped(1)), 0, 0, 0);
        m_dots->setGeometry(QStyle::visualRect(m_field.layoutDirection(), room, dots)
                                .adjusted(0, 0, besideText, 0));
    }
    m_dots->setEnabled(!m_field.isReadOnly()); // as dim as the field
    m_dots->setVisible(isCut);
}

bool TextBeginning::showWhole(QEvent& event) const
{
    if (!isCut() || !m_field.toolTip().isEmpty())
        return false;
    QToolTip::showText(static_cast<QHelpEvent&>(event).globalPos(), m_field.text(), &m_field);
    return true;
}

/// Moving the cursor leaves the selection to the field, which drops it with the focus.
bool TextBeginning::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::FocusOut: {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason) {
            m_field.setCursorPosition(0);
            fit();
        }
        break;
    }
    case QEvent::FocusIn:
        m_dots->hide();
        break;
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::StyleChange:
    case QEvent::FontChange:
        fit();
        break;
    case QEvent::ToolTip:
        if (showWhole(*event))
            return true;
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace thicket::editor
