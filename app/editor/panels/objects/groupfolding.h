#pragma once

#include <QObject>

class QKeyEvent;
class QModelIndex;
class QMouseEvent;
class QTableView;

namespace thicket::editor {

class ListSelection;
class ObjectListModel;

/// Mouse and keys on the headings of the object list: a click on the arrow, Left and Right fold and
/// unfold a group, as in trees. Ctrl with a click or Space adds a group to the selection.
class GroupFolding : public QObject {
    Q_OBJECT

public:
    GroupFolding(ObjectListModel& model, ListSelection& selection, QTableView& table);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool press(const QMouseEvent& event);
    bool key(const QKeyEvent& event);
    void goToHeading(const QModelIndex& current);

    ObjectListModel& m_model;
    ListSelection& m_selection;
    QTableView& m_table;
};

} // namespace thicket::editor
