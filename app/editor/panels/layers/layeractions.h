#pragma once

#include "libnav/map/mapobject.h"

#include <QList>
#include <QObject>

class QAction;
class QMenu;

namespace thicket::editor {

class MapDocument;
class Selection;

/// What the Map menu, keys and the panel do to the chosen layer. Each change is one undo step.
class LayerActions : public QObject {
    Q_OBJECT

public:
    LayerActions(MapDocument& document, Selection& selection, QObject* parent);
    ~LayerActions() override;

    QAction* addAction() const { return m_add; }
    QAction* removeAction() const { return m_remove; }
    /// F2 works where it is added only.
    QAction* renameAction() const { return m_rename; }
    /// All, in groups between null pointers.
    QList<QAction*> actions() const;
    /// "Move to Layer", with an action for each layer.
    QMenu* moveMenu() const { return m_moveMenu; }

    void rename(nav::LayerId id, const QString& name);
    void setVisible(nav::LayerId id, bool visible);
    void setLocked(nav::LayerId id, bool locked);
    /// Shows and unlocks it.
    void open(nav::LayerId id);
    /// Hides all other layers; if they are hidden already, shows them.
    void showOnly(nav::LayerId id);
    /// To a place from the bottom.
    void move(nav::LayerId id, std::size_t place);

signals:
    /// The chosen layer is to be renamed in the panel.
    void renameWanted();
    /// A layer, which is now the chosen one.
    void added();
    /// What was done.
    void said(const QString& sentence);

private:
    template <class Change> void change(nav::LayerId id, const QString& text, Change change);
    void makeActions();
    void add();
    void remove();
    void step(int by);
    void selectContents();
    void fillMoveMenu();
    void moveSelected(nav::LayerId id);
    void refresh();

    MapDocument& m_document;
    Selection& m_selection;
    QAction* m_add = nullptr;
    QAction* m_rename = nullptr;
    QAction* m_remove = nullptr;
    QAction* m_raise = nullptr;
    QAction* m_lower = nullptr;
    QAction* m_visible = nullptr;
    QAction* m_locked = nullptr;
    QAction* m_above = nullptr;
    QAction* m_below = nullptr;
    QAction* m_contents = nullptr;
    QMenu* m_moveMenu;
};

} // namespace thicket::editor
