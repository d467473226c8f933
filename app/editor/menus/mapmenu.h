#pragma once

#include <QObject>

class QMainWindow;
class QMenu;

namespace thicket::editor {

class GroupsPanel;
class Inspector;
class LayersPanel;
class Selection;

/// The actions of the Map menu: the map's own properties, and what the panels of layers and agent
/// groups offer.
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

private:
    QMenu* m_menu;
};

} // namespace thicket::editor
