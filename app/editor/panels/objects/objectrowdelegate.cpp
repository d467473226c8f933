#include "app/editor/panels/objects/objectrowdelegate.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/panels/objects/objectlistmodel.h"

#include <QApplication>
#include <QPainter>

namespace thicket::editor {

namespace {

constexpr int arrowWidth = 18;
constexpr int stepWidth = 14;
constexpr int mostSteps = 6; // names in deeper groups must still have room

/// Where the content of a row begins; 0 in a list without headings.
int indentOf(const QModelIndex& index)
{
    const QVariant depth = index.data(ObjectListModel::depthRole);
    return depth.isValid() ? arrowWidth + stepWidth * qMin(depth.toInt(), mostSteps) : 0;
}

} // namespace

ObjectRowDelegate::ObjectRowDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent), m_appearance(appearance)
{}

bool ObjectRowDelegate::isOnArrow(const QRect& row, const QModelIndex& index, QPoint at)
{
    const int from = row.left() + indentOf(index);
    return row.contains(at) && at.x() < from && at.x() >= from - arrowWidth;
}

void ObjectRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    const int indent = indentOf(index);
    if (indent == 0)
        return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem whole = option;
    initStyleOption(&whole, index);
    const QStyle* style = whole.widget ? whole.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &whole, painter, whole.widget);
    QStyleOptionViewItem content = option;
    content.rect.setLeft(option.rect.left() + indent);
    QStyledItemDelegate::paint(painter, content, index);

    const QVariant folded = index.data(ObjectListModel::foldedRole);
    if (!folded.isValid())
        return;
    const drawing::Palette& colours = m_appearance.palette();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colours.text, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF middle(option.rect.left() + indent - arrowWidth / 2.0, option.rect.center().y());
    const QPointF tip = folded.toBool() ? QPointF(2, 0) : QPointF(0, 2);
    const QPointF wing = folded.toBool() ? QPointF(-2, 4) : QPointF(4, -2);
    const QPointF other = folded.toBool() ? QPointF(-2, -4) : QPointF(-4, -2);
    painter->drawPolyline(QPolygonF{middle + other, middle + tip, middle + wing});
    painter->restore();
}

void ObjectRowDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                             const QModelIndex& index) const
{
    QStyleOptionViewItem content = option;
    content.rect.setLeft(option.rect.left() + indentOf(index));
    QStyledItemDelegate::updateEditorGeometry(editor, content, index);
}

} // namespace thicket::editor
