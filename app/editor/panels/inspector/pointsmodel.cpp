#include "app/editor/panels/inspector/pointsmodel.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/vertices.h"
#include "app/editor/widgets/expression.h"
#include "app/editor/widgets/numberfield.h"

namespace thicket::editor {

namespace {

constexpr int decimals = 2;

} // namespace

PointsModel::PointsModel(MapDocument& document, const Selection& selection, QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_selection(selection)
{}

const nav::MapObject* PointsModel::object() const
{
    if (m_selection.ids().size() != 1)
        return nullptr;
    const nav::MapObject* object = m_document.map().find(m_selection.ids().first());
    return object && verticesOf(object->geometry) ? object : nullptr;
}

bool PointsModel::isLocked() const
{
    return object() && closedLayerOf(m_document.map(), *object());
}

/// Moved vertices keep the view's current cell; more or fewer of them reset it.
void PointsModel::refresh()
{
    const nav::MapObject* present = object();
    std::vector<nav::Point> points =
        present ? *verticesOf(present->geometry) : std::vector<nav::Point>();
    if (points.size() != m_points.size()) {
        beginResetModel();
        m_points = std::move(points);
        endResetModel();
    } else if (points != m_points) {
        m_points = std::move(points);
        emit dataChanged(index(0, 0), index(rowCount() - 1, 1));
    }
}

int PointsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_points.size());
}

int PointsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : 2; }

QVariant PointsModel::data(const QModelIndex& index, int role) const
{
    const nav::Point p = m_points[static_cast<std::size_t>(index.row())];
    const double value = index.column() == 0 ? p.x : p.y;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return fieldText(value, decimals);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    case Qt::AccessibleTextRole:
        return tr("Point %1, %2 %3")
            .arg(index.row() + 1)
            .arg(index.column() == 0 ? tr("x") : tr("y"), fieldText(value, decimals));
    default:
        return {};
    }
}

bool PointsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const nav::MapObject* present = object();
    if (role != Qt::EditRole || !present || isLocked())
        return false;
    const nav::Map& map = m_document.map();
    const QString unit = QString::fromStdString(map.settings.unit);
    const auto number = evaluate(value.toString(), unit);
    if (!number || std::abs(*number) > nav::coordinateLimit) {
        emit refused(tr("%1 is no coordinate.").arg(value.toString().left(20)));
        return false;
    }
    std::vector<nav::Point> points = m_points;
    nav::Point& p = points[static_cast<std::size_t>(index.row())];
    const bool isUnchanged = data(index, Qt::EditRole) == value;
    if (isUnchanged)
        return false;
    (index.column() == 0 ? p.x : p.y) = *number;
    nav::MapObject after = *present;
    after.geometry = withVertices(std::move(after.geometry), std::move(points));
    if (!staysSound(present->geometry, after.geometry)) {
        emit refused(tr("With point %1 there, two sides would meet.").arg(index.row() + 1));
        return false;
    }
    emit refused({});
    m_document.push(nav::MapEdit::change(map, {std::move(after)}),
                    tr("Change Point %1").arg(index.row() + 1));
    return true;
}

QVariant PointsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    return section == 0 ? tr("x") : tr("y");
}

Qt::ItemFlags PointsModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return isLocked() ? flags : flags | Qt::ItemIsEditable;
}

} // namespace thicket::editor
