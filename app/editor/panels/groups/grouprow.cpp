#include "app/editor/panels/groups/grouprow.h"

#include "app/drawing/crowddrawing.h"
#include "app/editor/appearance/appearance.h"

#include <QContextMenuEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

namespace thicket::editor {

GroupRow::GroupRow(const Appearance& appearance, QWidget* parent)
    : QAbstractButton(parent), m_appearance(appearance)
{
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void GroupRow::setState(const QString& name, int count, std::size_t tint)
{
    setText(name);
    m_count = count;
    m_tint = tint;
    setAccessibleName(
        (count == 1 ? tr("Group %1, 1 agent") : tr("Group %1, %n agents", nullptr, count))
            .arg(name));
    setToolTip(tr("Show this group's fields; a double click selects its agents"));
    update();
}

QSize GroupRow::sizeHint() const { return {200, qMax(28, fontMetrics().height() + 10)}; }

void GroupRow::paintEvent(QPaintEvent*)
{
    const drawing::Palette& colours = m_appearance.palette();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isChecked() || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isChecked() ? colours.accentSoft : colours.chrome);
        painter.drawRoundedRect(QRectF(rect()).adjusted(8, 1, -8, -1), 5, 5);
    }
    if (hasFocus()) {
        painter.setPen(QPen(colours.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(9, 2, -9, -2), 5, 5);
    }
    const QPointF dot(24, height() / 2.0);
    painter.setPen(QPen(colours.mark, 1.25));
    painter.setBrush(drawing::groupTint(m_tint, colours).fill);
    painter.drawEllipse(dot, 6, 6);
    painter.drawLine(dot, dot + QPointF(6, 0));

    const QString count = QLocale().toString(m_count);
    const int countWidth = fontMetrics().horizontalAdvance(count);
    painter.setPen(colours.textSecond);
    painter.drawText(QRect(0, 0, width() - 16, height()), Qt::AlignRight | Qt::AlignVCenter, count);
    painter.setPen(colours.text);
    const QRect room(38, 0, width() - 38 - countWidth - 24, height());
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
}

void GroupRow::mouseDoubleClickEvent(QMouseEvent*) { emit agentsWanted(); }

/// The panel's menu is for the chosen group.
void GroupRow::contextMenuEvent(QContextMenuEvent* event)
{
    click();
    event->ignore();
}

} // namespace thicket::editor
