#include "app/editor/panels/search/steprowdelegate.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/panels/search/steprows.h"
#include "app/editor/widgets/rowground.h"

#include <QPainter>

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
    paintSign(*painter, sign,
              QPointF(option.rect.left() + sideMargin, option.rect.center().y() + 0.5), colours);
    const QFontMetrics metrics(option.font);
    const QRect text = option.rect.adjusted(sideMargin + signWidth + gap, 0, -sideMargin, 0);
    const QString value = index.data(StepRows::valueRole).toString();
    const QString name = index.data().toString();
    // Each gets what the other leaves, and at least half of the row. But numbers are never cut.
    // A text in exactly its own width may be cut, as widths are rounded.
    const int left = text.width() - gap - metrics.horizontalAdvance(value) - 2;
    const int whole = metrics.horizontalAdvance(name) + 2;
    const int least = sign == StepRows::Sign::refused ? text.width() / 2 : 0;
    const int nameWidth = qMin(whole, qMax(least, left));
    painter->setFont(option.font);
    painter->setPen(sign == StepRows::Sign::refused ? colours.textSecond : colours.text);
    // In the middle: corners of one polygon differ at the end.
    painter->drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                      metrics.elidedText(name, Qt::ElideMiddle, nameWidth));
    const QRect right = text.adjusted(nameWidth + gap, 0, 0, 0);
    painter->drawText(right, Qt::AlignVCenter | Qt::AlignRight,
                      metrics.elidedText(value, Qt::ElideRight, right.width()));
    painter->restore();
}

QSize StepRowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {120, qMax(24, option.fontMetrics.height() + 6)};
}

} // namespace thicket::editor
