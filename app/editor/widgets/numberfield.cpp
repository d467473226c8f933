#include "app/editor/widgets/numberfield.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/widgets/expression.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionFrame>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace thicket::editor {

QString fieldText(double value, int decimals)
{
    if (std::abs(value) >= 1e15)
        return QString::number(value, 'g', 6);
    // Small numbers keep their digits: a radius of 0.004 must not read 0.00.
    if (value != 0 && std::abs(value) < 0.1)
        decimals = 6;
    const int least = NumberStyle::current().decimals;
    decimals = std::max(decimals, least);
    QString text = numberText(value, decimals);
    for (int extra = decimals - least; extra > 0 && text.endsWith('0'); --extra)
        text.chop(1);
    return text;
}

NumberField::NumberField(const Appearance& appearance, QWidget* parent)
    : QLineEdit(parent), m_appearance(appearance)
{
    setPlaceholderText(tr("mixed"));
    connect(this, &QLineEdit::textEdited, this, &NumberField::takeText);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void NumberField::setPrefix(const QString& prefix)
{
    m_prefix = prefix;
    setTextMargins(prefix.isEmpty() ? 0 : fontMetrics().horizontalAdvance(prefix) + 8, 0,
                   textMargins().right(), 0);
}

void NumberField::setClearable(const QString& placeholder)
{
    m_isClearable = true;
    setPlaceholderText(placeholder);
}

void NumberField::setUnit(const QString& unit)
{
    m_unit = unit;
    const int room = unit.isEmpty() ? 0 : fontMetrics().horizontalAdvance(unit) + 8;
    if (room != textMargins().right()) // otherwise the form would be laid out anew
        setTextMargins(textMargins().left(), 0, room, 0);
}

void NumberField::setValue(std::optional<double> value)
{
    m_value = value;
    if (!m_typing)
        showValue();
}

void NumberField::showValue()
{
    const bool isWhole = m_isWhole && m_value && std::floor(*m_value) == *m_value;
    const QString shown = isWhole   ? QString::number(*m_value, 'f', 0)
                          : m_value ? fittingText(*m_value)
                                    : QString();
    if (text() != shown) {
        setText(shown);
        setCursorPosition(0);
    }
    m_isInvalid = false;
    measure();
    update();
}

void NumberField::measure()
{
    const bool isLarge = m_value && std::abs(*m_value) >= 100;
    const QString least = !m_value  ? QString()
                          : isLarge ? numberText(*m_value, 0)
                                    : fieldText(*m_value, 0);
    const int needed = width() - roomForText() + fontMetrics().horizontalAdvance(least);
    if (std::exchange(m_neededWidth, needed) != needed)
        emit neededWidthChanged();
}

int NumberField::roomForText() const
{
    QStyleOptionFrame option;
    initStyleOption(&option);
    const QRect inside = style()->subElementRect(QStyle::SE_LineEditContents, &option, this);
    return inside.width() - textMargins().left() - textMargins().right() - 4;
}

/// While it is not edited, from 100 on as many decimals as there is room for: a cut number would be
/// a wrong one.
QString NumberField::fittingText(double value) const
{
    if (hasFocus())
        return fieldText(value, 6);
    const QString full = fieldText(value, 0);
    if (std::abs(value) < 100)
        return full;
    const int room = roomForText();
    const auto fits = [&](const QString& text) {
        return fontMetrics().horizontalAdvance(text) <= room;
    };
    if (fits(full))
        return full;
    for (const int decimals : {1, 0}) {
        if (const QString text = numberText(value, decimals); fits(text))
            return text;
    }
    return QString::number(value, 'f', 0);
}

void NumberField::resizeEvent(QResizeEvent* event)
{
    QLineEdit::resizeEvent(event);
    if (!m_typing && !hasFocus())
        showValue();
}

void NumberField::takeText()
{
    m_typing = true;
    if (m_isClearable && text().trimmed().isEmpty()) {
        m_isInvalid = false;
        m_value.reset();
        emit cleared();
        return;
    }
    const auto typed = evaluate(text(), m_unit);
    m_isInvalid = !typed || *typed < m_minimum || *typed > m_maximum;
    if (!m_isInvalid && typed != m_value) {
        m_value = typed;
        emit edited(*typed);
    }
    update();
}

void NumberField::change(double value)
{
    m_typing = false;
    m_value = std::clamp(value, m_minimum, m_maximum);
    showValue();
    emit edited(*m_value);
}

void NumberField::stepBy(int steps)
{
    if (!m_value)
        return;
    const double size = std::abs(*m_value) < 10 ? 0.1 : 1;
    change(std::round((*m_value + steps * size) * 1e6) / 1e6);
}

void NumberField::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        stepBy(event->modifiers() & Qt::ShiftModifier ? 10 : 1);
        return;
    case Qt::Key_Down:
        stepBy(event->modifiers() & Qt::ShiftModifier ? -10 : -1);
        return;
    case Qt::Key_Escape:
        m_typing = false;
        emit visitCancelled();
        endVisit();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        endVisit();
        selectAll();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void NumberField::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        stepBy(event->angleDelta().y() > 0 ? 1 : -1);
    else
        event->ignore();
}

void NumberField::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    showValue();
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        selectAll();
}

void NumberField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    endVisit();
}

/// The way in which numbers are written may have changed.
void NumberField::changeEvent(QEvent* event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::LocaleChange && !m_typing)
        showValue();
}

void NumberField::endVisit()
{
    m_typing = false;
    // If the final text is no number, the numbers typed before it are undone as well.
    if (m_isInvalid)
        emit visitCancelled();
    showValue();
    emit visitEnded();
}

void NumberField::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    const drawing::Palette& colours = m_appearance.palette();
    painter.setPen(colours.textSecond);
    // Numbers are written from left to right everywhere.
    const auto at = Qt::AlignVCenter | Qt::AlignAbsolute;
    painter.drawText(rect().adjusted(9, 0, -9, 0), at | Qt::AlignLeft, m_prefix);
    painter.drawText(rect().adjusted(9, 0, -9, 0), at | Qt::AlignRight, m_unit);
    if (m_isInvalid) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(colours.error, 1.5));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 5, 5);
    }
}

} // namespace thicket::editor
