#include "app/editor/panels/history/historydelegate.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/icons.h"
#include "app/editor/panels/history/historymodel.h"
#include "app/editor/widgets/rowground.h"
#include "app/editor/widgets/tintedicon.h"

#include <QPainter>

namespace thicket::editor {

HistoryDelegate::HistoryDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent), m_appearance(appearance), m_saved(icon("save", appearance))
{}

void HistoryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const drawing::Palette& colours = m_appearance.palette();
    const bool isPresent = index.data(HistoryModel::isPresentRole).toBool();
    const bool isUndone = index.data(HistoryModel::isUndoneRole).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF box = drawRowGround(*painter, option, isPresent, colours);
    if (isPresent) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(colours.accent);
        painter->drawRoundedRect(QRectF(box.left(), box.top() + 4, 3, box.height() - 8), 1.5, 1.5);
    }
    const QRect text = option.rect.adjusted(20, 0, -40, 0);
    QFont font = option.font;
    font.setWeight(isPresent ? QFont::Medium : QFont::Normal);
    font.setItalic(isUndone);
    painter->setFont(font);
    painter->setPen(isUndone ? colours.textSecond : colours.text);
    painter->drawText(
        text, Qt::AlignVCenter | Qt::AlignLeft,
        QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    if (index.data(HistoryModel::isSavedRole).toBool())
        painter->drawPixmap(
            option.rect.right() - 34, option.rect.center().y() - 7,
            tintedPixmap(m_saved, 16, painter->device()->devicePixelRatioF(), colours.textSecond));
    painter->restore();
}

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {120, qMax(26, option.fontMetrics.height() + 8)};
}

} // namespace thicket::editor
