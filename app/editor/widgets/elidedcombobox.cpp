#include "app/editor/widgets/elidedcombobox.h"

#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolTip>

namespace thicket::editor {

namespace {

constexpr int leastCharacters = 8;

}

ElidedComboBox::ElidedComboBox(QWidget* parent) : QComboBox(parent)
{
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(leastCharacters);
}

bool ElidedComboBox::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && shownText() != currentText()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), currentText(), this);
        return true;
    }
    return QComboBox::event(event);
}

void ElidedComboBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    option.currentText = currentIndex() < 0 ? placeholderText() : shownText();
    if (currentIndex() < 0)
        option.palette.setBrush(QPalette::ButtonText, option.palette.placeholderText());
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

QString ElidedComboBox::shownText() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    // The style leaves a pixel at either side of the text.
    return fontMetrics().elidedText(currentText(), Qt::ElideRight, room.width() - 2);
}

} // namespace thicket::editor
