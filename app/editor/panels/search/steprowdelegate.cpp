#include "app/editor/panels/search/steprowdelegate.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/panels/search/steprows.h"
#include "app/editor/widgets/rowground.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QScrollBar>

namespace thicket::editor {

namespace {

constexpr int signWidth = 20;
constexpr int sideMargin = 16;
constexpr int gap = 8;

void paintSign(QPainter& painter, StepRows::Sign sign, QPointF at, const drawing::Palette& colours)
{
    switch (sign) {
    case StepRows::Sign::kept:
        painter.setPen(QPen(colours.surfing, 2));
        painter.drawLine(at, at + QPointF(signWidth, 0));
        break;
    case StepRows::Sign::refused: {
        QPen pen(colours.rejected, 1.4);
        pen.setDashPattern({3, 2});
        painter.setPen(pen);
        painter.drawLine(at, at + QPointF(signWidth - 7, 0));
        painter.setPen(QPen(colours.rejected, 1.6));
        const QPointF end = at + QPointF(signWidth - 4, 0);
        painter.drawLine(end + QPointF(-3, -3), end + QPointF(3, 3));
        painter.drawLine(end + QPointF(-3, 3), end + QPointF(3, -3));
        break;
    }
    case StepRows::Sign::open:
        painter.setPen(QPen(colours.open, 1.8));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at + QPointF(6, 0), 4.2, 4.2);
        break;
    }
}

/// Names are cut in the middle: corners of one polygon differ at the end.
void paintText(QPainter& painter, const QRect& room, Qt::Alignment side, const QString& text,
               Qt::TextElideMode mode)
{
    painter.drawText(room, int(Qt::AlignVCenter | side),
                     painter.fontMetrics().elidedText(text, mode, room.width()));
}

/// One line of text with room above and below.
int lineHeight(const QFontMetrics& metrics) { return qMax(24, metrics.height() + 6); }

/// Whether a name and what is known of it have room in one line of a row this wide, in pixels. A
/// text in exactly its own width may be cut, as widths are rounded.
bool haveRoom(const QFontMetrics& metrics, const QModelIndex& index, int width)
{
    const int room = width - 2 * sideMargin - signWidth - 2 * gap - 4;
    return metrics.horizontalAdvance(index.data().toString()) +
               metrics.horizontalAdvance(index.data(StepRows::valueRole).toString()) <=
           room;
}

} // namespace

StepRowDelegate::StepRowDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent), m_appearance(appearance)
{}

void StepRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const drawing::Palette& colours = m_appearance.palette();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    drawRowGround(*painter, option, false, colours);
    const auto sign = static_cast<StepRows::Sign>(index.data(StepRows::signRole).toInt());
    const QFontMetrics metrics(option.font);
    const QRect inner = option.rect.adjusted(sideMargin + signWidth + gap, 0, -sideMargin, 0);
    const bool isTall = option.rect.height() > lineHeight(metrics);
    // What has no room beside the name stands below it.
    const QRect first(inner.topLeft(),
                      QSize(inner.width(), isTall ? lineHeight(metrics) : inner.height()));
    paintSign(*painter, sign, QPointF(option.rect.left() + sideMargin, first.center().y() + 0.5),
              colours);
    painter->setFont(option.font);
    painter->setPen(sign == StepRows::Sign::refused ? colours.textSecond : colours.text);
    paintText(*painter, first, Qt::AlignLeft, index.data().toString(), Qt::ElideMiddle);
    const QRect second = isTall ? first.translated(0, metrics.lineSpacing()) : first;
    paintText(*painter, second, Qt::AlignRight, index.data(StepRows::valueRole).toString(),
              Qt::ElideRight);
    painter->restore();
}

QSize StepRowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFontMetrics& metrics = option.fontMetrics;
    const int line = lineHeight(metrics);
    const auto* const list = qobject_cast<const QAbstractItemView*>(option.widget);
    if (!list)
        return {120, line};
    // As if there were a scroll bar: whether there is one depends on the heights of the rows.
    const int width =
        list->width() - 2 * list->frameWidth() - list->verticalScrollBar()->sizeHint().width();
    return {120, haveRoom(metrics, index, width) ? line : line + metrics.lineSpacing()};
}

} // namespace thicket::editor
