#include "app/editor/panels/problems/problemdelegate.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/icons.h"
#include "app/editor/panels/problems/problemmodel.h"
#include "app/editor/panels/problems/problemwords.h"
#include "app/editor/widgets/rowground.h"
#include "app/editor/widgets/tintedicon.h"

#include <QPainter>

namespace thicket::editor {

namespace {

QFont smallFont(QFont font)
{
    font.setPixelSize(11);
    return font;
}

} // namespace

ProblemDelegate::ProblemDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent), m_appearance(appearance)
{
    for (const auto severity : {nav::Severity::error, nav::Severity::warning, nav::Severity::hint})
        m_signs << icon(ProblemWords::iconName(severity), appearance);
}

void ProblemDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const drawing::Palette& colours = m_appearance.palette();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    drawRowGround(*painter, option, option.state & QStyle::State_Selected, colours);
    const int severity = index.data(ProblemModel::severityRole).toInt();
    const QColor colour[] = {colours.error, colours.warning, colours.textSecond};
    const QPixmap sign = tintedPixmap(m_signs[severity], 18, painter->device()->devicePixelRatioF(),
                                      colour[severity]);
    const int line = option.fontMetrics.height();
    const int left = option.rect.left() + 40;
    const int room = option.rect.right() - 16 - left;
    const int top = option.rect.top() + (option.rect.height() - 2 * line) / 2;
    painter->drawPixmap(option.rect.left() + 15, top + (line - 18) / 2, sign);
    painter->setFont(option.font);
    painter->setPen(colours.text);
    painter->drawText(QRect(left, top, room, line), Qt::AlignVCenter | Qt::AlignLeft,
                      option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, room));
    const QFont small = smallFont(option.font);
    painter->setFont(small);
    painter->setPen(colours.textSecond);
    painter->drawText(QRect(left, top + line, room, line), Qt::AlignVCenter | Qt::AlignLeft,
                      QFontMetrics(small).elidedText(
                          index.data(ProblemModel::objectsRole).toString(), Qt::ElideRight, room));
    painter->restore();
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {120, qMax(40, 2 * option.fontMetrics.height() + 8)};
}

} // namespace thicket::editor
