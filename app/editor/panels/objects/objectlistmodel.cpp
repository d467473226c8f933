#include "app/editor/panels/objects/objectlistmodel.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/icons.h"
#include "app/editor/document/grouping.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/objectwords.h"
#include "app/editor/edits/groupedits.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/panels/objects/drawingorder.h"

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

bool areNestedAlike(const nav::ObjectGroups& some, const nav::ObjectGroups& others)
{
    return some == others ||
           std::equal(some.list().begin(), some.list().end(), others.list().begin(),
                      others.list().end(), [](const auto& one, const auto& other) {
                          return one.id == other.id && one.parent == other.parent;
                      });
}

/// Whether it changes which groups there are, or what lies in them. Names do not count.
bool changesGroups(const nav::MapEdit& edit)
{
    return (edit.settings && !areNestedAlike(edit.settings->before.objectGroups,
                                             edit.settings->after.objectGroups)) ||
           std::any_of(edit.entries.begin(), edit.entries.end(), [](const auto& entry) {
               return entry.before && entry.after && entry.before->group != entry.after->group;
           });
}

} // namespace

ObjectListModel::ObjectListModel(MapDocument& document, const Appearance& appearance,
                                 QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_appearance(appearance)
{
    for (const char* kind :
         {"circle", "wall", "polygon", "arena", "start", "goal", "agent", "spawn", "group"})
        m_icons.insert(kind, icon(kind, appearance));
    m_scan.setInterval(0);
    connect(&m_scan, &QTimer::timeout, this, &ObjectListModel::scanSome);
    connect(&document, &MapDocument::changed, this, &ObjectListModel::followEdit);
    // Also when a gesture ends.
    connect(&document, &MapDocument::historyChanged, this, &ObjectListModel::refresh);
    connect(&document, &MapDocument::wasReset, this, [this] {
        beginResetModel();
        m_groups.reset();
        m_folded.clear();
        m_count = 0;
        endResetModel();
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
    m_isStale = m_isStale || changesRows(edit);
    const bool hasNewTexts = !m_isStale && changesTexts(edit);
    m_isStale = m_isStale || (hasNewTexts && !m_filter.isEmpty()) ||
                ((m_groups || wantsHeadings()) && changesGroups(edit));
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

bool ObjectListModel::wantsHeadings() const
{
    return m_filter.isEmpty() && !m_document.map().settings.objectGroups.empty();
}

/// The rows of groups stay until the next ones are complete.
void ObjectListModel::restart()
{
    m_isStale = false;
    m_filling.reset();
    if (wantsHeadings()) {
        m_filling.emplace(m_document.map().settings.objectGroups);
        m_unseen = m_document.map().objects().size();
        return scanSome();
    }
    beginResetModel();
    m_groups.reset();
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
        if (m_filling)
            m_filling->take(object);
        else if (m_filter.matches(object))
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
    if (m_filling)
        takeGroups();
    emit filled();
}

void ObjectListModel::takeGroups()
{
    beginResetModel();
    m_groups = std::exchange(m_filling, {});
    m_groups->arrange(m_folded);
    endResetModel();
}

const nav::MapObject* ObjectListModel::objectAt(int row) const
{
    const nav::Map& map = m_document.map();
    if (row < 0 || row >= rowCount())
        return nullptr;
    const auto place = static_cast<std::size_t>(row);
    if (m_groups)
        return map.find(m_groups->at(place).object);
    if (!m_filter.isEmpty())
        return map.find(m_matches[place]);
    const std::size_t position = m_count - 1 - place;
    return position < map.objects().size() ? &map.objects()[position] : nullptr;
}

std::optional<nav::GroupId> ObjectListModel::headingAt(int row) const
{
    if (!m_groups || row < 0 || row >= rowCount())
        return std::nullopt;
    const GroupRows::Row at = m_groups->at(static_cast<std::size_t>(row));
    return at.object == 0 ? std::optional(at.group) : std::nullopt;
}

void ObjectListModel::setFolded(nav::GroupId group, bool folded)
{
    if (!m_groups || m_groups->isFolded(group) == folded)
        return;
    if (folded)
        m_folded.insert(group);
    else
        m_folded.erase(group);
    const auto heading = m_groups->rowOfHeading(group);
    const int count = heading ? static_cast<int>(m_groups->sizeBeneath(group)) : 0;
    const int row = heading ? static_cast<int>(*heading) : 0;
    if (count > 0 && folded)
        beginRemoveRows({}, row + 1, row + count);
    else if (count > 0)
        beginInsertRows({}, row + 1, row + count);
    m_groups->setFolded(group, folded);
    if (count > 0 && folded)
        endRemoveRows();
    else if (count > 0)
        endInsertRows();
    emit dataChanged(index(row, 0), index(row, 0));
}

std::optional<int> ObjectListModel::rowOf(nav::ObjectId id) const
{
    Q_ASSERT(!isStale());
    const nav::Map& map = m_document.map();
    const nav::MapObject* object = map.find(id);
    if (!object)
        return std::nullopt;
    if (!m_groups && m_filter.isEmpty())
        return static_cast<int>(m_count - 1 - map.positionOf(id));
    const auto row = m_groups ? m_groups->rowOf(*object, map) : placeAmong(m_matches, id, map);
    return row ? std::optional(static_cast<int>(*row)) : std::nullopt;
}

int ObjectListModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid())
        return 0;
    if (m_groups)
        return static_cast<int>(m_groups->size());
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

QVariant ObjectListModel::headingData(nav::GroupId group, int column, int role) const
{
    const nav::ObjectGroup* const shown = m_document.map().settings.objectGroups.find(group);
    const bool isFolded = m_groups->isFolded(group);
    if (role == foldedRole)
        return isFolded;
    if (column != nameColumn || !shown)
        return {};
    const auto count = static_cast<int>(m_groups->countOf(group));
    const QString name = editor::nameOf(*shown);
    switch (role) {
    case Qt::DisplayRole:
        return tr("%1 (%L2)").arg(name).arg(count);
    case Qt::EditRole:
        return name;
    case Qt::DecorationRole:
        return m_icons.value(QStringLiteral("group"));
    case Qt::ToolTipRole:
        return tr("%1: %n objects", nullptr, count).arg(name);
    case Qt::AccessibleTextRole:
        return isFolded ? tr("Group %1, %n objects, folded", nullptr, count).arg(name)
                        : tr("Group %1, %n objects, unfolded", nullptr, count).arg(name);
    default:
        return {};
    }
}

QVariant ObjectListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    if (role == depthRole && m_groups)
        return m_groups->at(static_cast<std::size_t>(index.row())).depth;
    if (const auto group = headingAt(index.row()))
        return headingData(*group, index.column(), role);
    const nav::MapObject* object = objectAt(index.row());
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
    if (headingAt(index.row()))
        return index.column() == nameColumn ? flags | Qt::ItemIsEditable : flags;
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
    const auto heading = headingAt(index.row());
    if (role != Qt::EditRole || (!present && !heading) || m_document.gesture().isOpen())
        return false;
    const std::string name = value.toString().trimmed().toStdString();
    const nav::Map& map = m_document.map();
    if (heading || index.column() == groupColumn) {
        const nav::GroupId group = heading ? *heading : present->group;
        if (!map.settings.objectGroups.find(group))
            return false;
        m_document.push(renameGroup(map, group, name), tr("Rename Group"));
        return true;
    }
    nav::MapObject object = *present;
    object.name = name;
    m_document.push(nav::MapEdit::change(map, {std::move(object)}), tr("Rename"));
    return true;
}

} // namespace thicket::editor
