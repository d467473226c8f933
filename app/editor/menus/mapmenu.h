#pragma once

#include <QObject>

class QMainWindow;
class QMenu;

namespace thicket::editor {

class GroupsPanel;
class Inspector;
class LayerActions;
class LayersPanel;
class Selection;

/// Creates the Map menu: the map's properties, and the actions of the panels for layers and agent
/// groups.
class MapMenu : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Selection& selection;
        Inspector& inspector;
        const LayersPanel& layers;
        const GroupsPanel& groups;
    };
    MapMenu(const Parts& parts, QMainWindow& window);

    QMenu* menu() const { return m_menu; }

signals:
    /// The Inspector gets the focus next.
    void inspectorWanted();

private:
    QMenu* layerMenu(const LayerActions& actions);

    QMenu* m_menu;
};

} // namespace thicket::editor
