#pragma once

#include "libnav/map/mapobject.h"

#include <QObject>

class QItemSelection;
class QTableView;

namespace thicket::editor {

class MapDocument;
class ObjectListModel;
class Selection;

/// What is selected in the object list is selected on the map, and the other way round. A heading
/// is selected while all objects of its group are.
class ListSelection : public QObject {
    Q_OBJECT

public:
    ListSelection(const MapDocument& document, Selection& selection, ObjectListModel& model,
                  QTableView& table);

    /// Shows the map's selection, if the list is visible and complete.
    void show();
    /// Folds or unfolds the group of a heading that has a row.
    void setFolded(nav::GroupId group, bool folded);
    /// Adds the objects of a group, or takes them away if they are all selected.
    void toggle(nav::GroupId group);

private:
    void mark(bool movesCurrent);
    void markAll();
    bool areVeryManyAndAll() const;
    QList<int> rowsOfSelected() const;
    QList<int> rowsOfWholeGroups() const;
    void revealFolded() const;
    void take(const QItemSelection& added);

    const MapDocument& m_document;
    Selection& m_selection;
    ObjectListModel& m_model;
    QTableView& m_table;
    bool m_isSyncing = false;
};

} // namespace thicket::editor
