#pragma once

#include "libnav/map/mapobject.h"

#include <QWidget>

class QAction;
class QLabel;
class QLineEdit;
class QModelIndex;
class QTableView;

namespace thicket::editor {

class Appearance;
class ListSelection;
class MapDocument;
class ObjectListModel;
class Selection;

/// All objects of the map, with a filter. What is selected in the list is selected on the map, and
/// the other way round. F2 renames; Enter or a double click shows an object.
class ObjectsPanel : public QWidget {
    Q_OBJECT

public:
    ObjectsPanel(MapDocument& document, Selection& selection, const Appearance& appearance,
                 QWidget* parent = nullptr);

    /// Emits findWanted(). For a menu.
    QAction* findAction() const { return m_find; }
    /// The filter takes the focus, with its text selected.
    void focusFilter();

signals:
    void findWanted();
    /// The selected objects should fill the view.
    void selectionWanted();
    /// The menu of a selected object, at a place on the screen.
    void menuWanted(thicket::nav::ObjectId id, const QPoint& global);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeFilter();
    void makeTable(const Appearance& appearance);
    void showGroups();
    void goToFirst();
    void selectCurrent();
    void openMenu(const QPoint& at);
    void refreshCount();

    MapDocument& m_document;
    Selection& m_selection;
    ObjectListModel* m_model;
    QAction* m_find;
    QLineEdit* m_filter = nullptr;
    QLabel* m_count = nullptr;
    QTableView* m_table = nullptr;
    ListSelection* m_shown = nullptr;
};

} // namespace thicket::editor
