#pragma once

#include "app/editor/view/menuplace.h"

#include <QObject>

class QMenu;

namespace thicket::editor {

class CrowdActions;
class EditMenu;
class LayerActions;
class ViewMenu;
class Workbench;
struct ActionText;

/// The context menus of the canvas: of objects, guides, edges of the graph, and empty ground. They
/// show the window's own actions, with their keys, and what can be done at that place only.
class CanvasMenu : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        EditMenu& edits;
        const ViewMenu& views;
        const LayerActions& layers;
        CrowdActions& crowd;
    };
    /// All must outlive it. It opens when the view asks for it.
    explicit CanvasMenu(const Parts& parts, QObject* parent);

    /// The menu of a place, which deletes itself when it is closed.
    QMenu* make(const MenuPlace& place);

private:
    template <class Deed> void add(QMenu& menu, const ActionText& text, Deed deed);
    void fillForObjects(QMenu& menu, const MenuPlace& place);
    void addDeeds(QMenu& menu, nav::ObjectId id);
    void addBeneath(QMenu& menu, const MenuPlace& place);
    void fillForGuide(QMenu& menu, const GuideRef& guide);
    void fillForEdge(QMenu& menu, const nav::TangentEdge& edge);
    void addBlocker(QMenu& menu, const nav::TangentEdge& edge);
    void fillForGround(QMenu& menu, const MenuPlace& place);
    void addPaste(QMenu& menu, const MenuPlace& place);
    void addTool(QMenu& menu, const ActionText& text, const char* iconName, const MenuPlace& place);

    Parts m_parts;
};

} // namespace thicket::editor
