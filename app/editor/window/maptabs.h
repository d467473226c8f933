#pragma once

#include <QList>
#include <QTabBar>

class QAction;

namespace thicket::editor {

class Appearance;
class Files;
class OpenMaps;

/// The tabs of the open maps, hidden while there is one. They can be dragged into another order. A
/// middle click or the cross closes one.
class MapTabs : public QTabBar {
    Q_OBJECT

public:
    /// All must outlive it.
    MapTabs(OpenMaps& maps, Files& files, const Appearance& appearance, QWidget* parent = nullptr);

    /// Next and previous tab, close the others.
    QList<QAction*> tabActions() const { return {m_next, m_previous, m_closeOthers}; }

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void makeActions();
    void follow();
    void setCount(int count);
    void addCross(int place);

    OpenMaps& m_maps;
    Files& m_files;
    const Appearance& m_appearance;
    QAction* m_next = nullptr;
    QAction* m_previous = nullptr;
    QAction* m_closeOthers = nullptr;
    bool m_isFollowing = false; ///< the change comes from the maps
};

} // namespace thicket::editor
