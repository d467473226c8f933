#pragma once

#include "app/editor/panels/objects/grouprows.h"
#include "app/editor/panels/objects/objectfilter.h"
#include "libnav/map/mapedit.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QIcon>
#include <QList>
#include <QTimer>

#include <cstddef>
#include <optional>
#include <unordered_set>
#include <vector>

namespace thicket::editor {

class Appearance;
class MapDocument;

/// The objects of a document as rows, the topmost first. If the map has groups and there is no
/// filter, the rows are GroupRows. It reads the document's map and holds at most the ids of those
/// that are listed. Matches and members of groups are looked for over several turns of the event
/// loop. Rows do not follow the preview of a gesture; they do when it ends.
class ObjectListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { nameColumn, groupColumn, layerColumn, idColumn, columnCountOf };
    enum Role {
        depthRole = Qt::UserRole, ///< int, if there are headings
        foldedRole                ///< bool, of a heading
    };

    /// Both must outlive it.
    ObjectListModel(MapDocument& document, const Appearance& appearance, QObject* parent = nullptr);

    void setFilter(const ObjectFilter& filter);
    /// While asleep, nothing is done at an edit.
    void setAwake(bool awake);
    /// Whether rows may be missing, or objects of rows.
    bool isStale() const { return m_isStale || m_scan.isActive(); }

    /// Null if the object is gone, and for a heading.
    const nav::MapObject* objectAt(int row) const;
    /// Whether there are headings of groups.
    bool hasHeadings() const { return m_groups.has_value(); }
    /// nullopt if the row is no heading.
    std::optional<nav::GroupId> headingAt(int row) const;
    /// nullopt if there are no headings.
    const std::optional<GroupRows>& groups() const { return m_groups; }
    void setFolded(nav::GroupId group, bool folded);
    /// The row of an object, if it has one. Not while isStale().
    std::optional<int> rowOf(nav::ObjectId id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Renames the object or its group, as an undo step.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void filled(); ///< all rows are there

private:
    void followEdit(const nav::MapEdit& edit);
    void refresh();
    void restart();
    void scanSome();
    void takeGroups();
    bool wantsHeadings() const;
    QVariant headingData(nav::GroupId group, int column, int role) const;
    QString nameOf(const nav::MapObject& object) const;
    QString textOf(const nav::MapObject& object, int column) const;

    MapDocument& m_document;
    const Appearance& m_appearance;
    QHash<QString, QIcon> m_icons; ///< by type
    ObjectFilter m_filter;
    bool m_isAwake = false;
    bool m_isStale = true;
    std::size_t m_count = 0;              ///< objects, at the last restart
    std::size_t m_unseen = 0;             ///< objects that the filter has not been asked about
    std::vector<nav::ObjectId> m_matches; ///< by row, with a filter
    std::optional<GroupRows> m_groups;    ///< the rows, without a filter
    std::optional<GroupRows> m_filling;   ///< the next ones
    std::unordered_set<nav::GroupId> m_folded;
    QTimer m_scan;
};

} // namespace thicket::editor
