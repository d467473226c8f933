#include "app/editor/panels/objects/objectlistmodel.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/icons.h"
#include "app/editor/document/groupedits.h"
#include "app/editor/document/grouping.h"
#include "app/editor/document/layerlocks.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/panels/objectwords.h"

#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

constexpr int longestTurn = 8; // milliseconds

QString kindOf(const nav::MapObject& object)
{
    return nav::isInverted(object.geometry) ? QStringLiteral("arena")
                                            : QString::fromLatin1(nav::typeName(object.geometry));
}

/// Whether the edit changes which rows there are.
bool changesRows(const nav::MapEdit& edit)
{
    return std::any_of(edit.entries.begin(), edit.entries.end(),
                       [](const auto& entry) { return !entry.before || !entry.after; });
}

/// Whether it changes what rows show, or which ones match a filter.
bool changesTexts(const nav::MapEdit& edit)
{
    return edit.settings ||
           std::any_of(edit.entries.begin(), edit.entries.end(), [](const auto& entry) {
               return entry.before && entry.after &&
                      (entry.before->name != entry.after->name ||
                       entry.before->layer != entry.after->layer ||
                       entry.before->group != entry.after->group ||
                       kindOf(*entry.before) != kindOf(*entry.after) ||
                       entry.before->properties != entry.after->properties);
           });
}

} // namespace

ObjectListModel::ObjectListModel(MapDocument& document, const Appearance& appearance,
                                 QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_appearance(appearance)
{
    for (const char* kind : {"circle", "wall", "polygon", "arena", "start", "goal", "agent"})
        m_icons.insert(kind, icon(kind, appearance));
    m_scan.setInterval(0);
    connect(&m_scan, &QTimer::timeout, this, &ObjectListModel::scanSome);
    connect(&document, &MapDocument::changed, this, &ObjectListModel::followEdit);
    // Also when a gesture ends.
    connect(&document, &MapDocument::historyChanged, this, &ObjectListModel::refresh);
    connect(&document, &MapDocument::wasReset, this, [this] {
        m_isStale = true;
        refresh();
    });
}

void ObjectListModel::setFilter(const ObjectFilter& filter)
{
    m_filter = filter;
    m_isStale = true;
    refresh();
}

void ObjectListModel::setAwake(bool awake)
{
    m_isAwake = awake;
    refresh();
}

void ObjectListModel::followEdit(const nav::MapEdit& edit)
{
    const bool hasNewTexts = changesTexts(edit);
    m_isStale = m_isStale || changesRows(edit) || (hasNewTexts && !m_filter.isEmpty());
    if (m_isStale)
        refresh();
    else if (hasNewTexts && m_isAwake && rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCountOf - 1));
}

void ObjectListModel::refresh()
{
    if (m_isStale && m_isAwake && !m_document.gesture().isOpen())
        restart();
}

void ObjectListModel::restart()
{
    beginResetModel();
    m_isStale = false;
    m_count = m_document.map().objects().size();
    m_matches.clear();
    m_unseen = m_filter.isEmpty() ? 0 : m_count;
    endResetModel();
    scanSome();
}

void ObjectListModel::scanSome()
{
    const auto& objects = m_document.map().objects();
    QElapsedTimer clock;
    clock.start();
    std::vector<nav::ObjectId> found;
    m_unseen = std::min(m_unseen, objects.size()); // a gesture may have removed some
    while (m_unseen > 0 && (m_unseen % 64 != 0 || clock.elapsed() < longestTurn)) {
        const nav::MapObject& object = objects[--m_unseen];
        if (m_filter.matches(object))
            found.push_back(object.id);
    }
    if (!found.empty()) {
        const int first = rowCount();
        beginInsertRows({}, first, first + static_cast<int>(found.size()) - 1);
        m_matches.insert(m_matches.end(), found.begin(), found.end());
        endInsertRows();
    }
    if (m_unseen > 0)
        return m_scan.start();
    m_scan.stop();
    emit filled();
}

const nav::MapObject* ObjectListModel::objectAt(int row) const
{
    const nav::Map& map = m_document.map();
    if (row < 0 || row >= rowCount())
        return nullptr;
    const auto place = static_cast<std::size_t>(row);
    if (!m_filter.isEmpty())
        return map.find(m_matches[place]);
    const std::size_t position = m_count - 1 - place;
    return position < map.objects().size() ? &map.objects()[position] : nullptr;
}

std::optional<int> ObjectListModel::rowOf(nav::ObjectId id) const
{
    Q_ASSERT(!isStale());
    const nav::Map& map = m_document.map();
    if (!map.find(id))
        return std::nullopt;
    const std::size_t position = map.positionOf(id);
    if (m_filter.isEmpty())
        return static_cast<int>(m_count - 1 - position);
    // The rows are in drawing order, from the top.
    std::size_t first = 0;
    std::size_t last = m_matches.size();
    while (first < last) {
        const std::size_t middle = (first + last) / 2;
        if (m_matches[middle] == id)
            return static_cast<int>(middle);
        if (!map.find(m_matches[middle]))
            return std::nullopt; // an edit that this model has not been told of yet
        if (map.positionOf(m_matches[middle]) > position)
            first = middle + 1;
        else
            last = middle;
    }
    return std::nullopt;
}

int ObjectListModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid())
        return 0;
    return static_cast<int>(m_filter.isEmpty() ? m_count : m_matches.size());
}

int ObjectListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columnCountOf;
}

QString ObjectListModel::nameOf(const nav::MapObject& object) const
{
    return object.name.empty() ? ObjectWords::title(object) : QString::fromStdString(object.name);
}

QString ObjectListModel::textOf(const nav::MapObject& object, int column) const
{
    const nav::Map& map = m_document.map();
    if (column == groupColumn) {
        const nav::ObjectGroup* const group = map.settings.objectGroups.find(object.group);
        return group ? editor::nameOf(*group) : QString();
    }
    if (column == layerColumn) {
        const nav::Layer* const layer = map.layerOf(object);
        return layer ? QString::fromStdString(layer->name) : QString();
    }
    return column == idColumn ? QString::number(object.id) : nameOf(object);
}

QVariant ObjectListModel::data(const QModelIndex& index, int role) const
{
    const nav::MapObject* object = index.isValid() ? objectAt(index.row()) : nullptr;
    if (!object)
        return {};
    const nav::Layer* layer = m_document.map().layerOf(*object);
    switch (role) {
    case Qt::DisplayRole:
        return textOf(*object, index.column());
    case Qt::EditRole:
        return index.column() == nameColumn ? QString::fromStdString(object->name)
                                            : textOf(*object, index.column());
    case Qt::DecorationRole:
        return index.column() == nameColumn ? QVariant(m_icons.value(kindOf(*object))) : QVariant();
    case Qt::ToolTipRole:
        return object->name.empty() ? ObjectWords::title(*object)
                                    : tr("%1: %2").arg(ObjectWords::title(*object),
                                                       QString::fromStdString(object->name));
    case Qt::ForegroundRole:
        if (index.column() != nameColumn || (layer && !layer->isOpen()))
            return m_appearance.palette().textSecond;
        return {};
    default:
        return {};
    }
}

QVariant ObjectListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (section == nameColumn)
        return tr("Name");
    if (section == groupColumn)
        return tr("Group");
    return section == layerColumn ? tr("Layer") : tr("Id");
}

Qt::ItemFlags ObjectListModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const nav::MapObject* object = index.isValid() ? objectAt(index.row()) : nullptr;
    const bool hasGroup =
        object && m_document.map().settings.objectGroups.find(object->group) != nullptr;
    const bool isRenamable = index.column() == nameColumn
                                 ? object && isOpen(m_document.map(), object->id)
                                 : index.column() == groupColumn && hasGroup;
    if (isRenamable)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool ObjectListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const nav::MapObject* present = objectAt(index.row());
    if (role != Qt::EditRole || !present || m_document.gesture().isOpen())
        return false;
    if (index.column() == groupColumn) {
        m_document.push(
            renameGroup(m_document.map(), present->group, value.toString().trimmed().toStdString()),
            tr("Rename Group"));
        return true;
    }
    nav::MapObject object = *present;
    object.name = value.toString().trimmed().toStdString();
    m_document.push(nav::MapEdit::change(m_document.map(), {std::move(object)}), tr("Rename"));
    return true;
}

} // namespace thicket::editor
