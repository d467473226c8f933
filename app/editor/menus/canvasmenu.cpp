#include "app/editor/menus/canvasmenu.h"

#include "app/editor/edits/markers.h"
#include "app/editor/menus/arrangemenu.h"
#include "app/editor/menus/clipboardactions.h"
#include "app/editor/menus/crowdactions.h"
#include "app/editor/menus/editmenu.h"
#include "app/editor/menus/mnemonics.h"
#include "app/editor/menus/viewmenu.h"
#include "app/editor/panels/layers/layeractions.h"
#include "app/editor/scene/description.h"
#include "app/editor/scene/edgefacts.h"
#include "app/editor/widgets/action.h"
#include "app/editor/workbench/visiting.h"
#include "app/editor/workbench/workbench.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

namespace thicket::editor {

namespace {

/// The objects at the ends of an edge. The bounds are none.
QList<nav::ObjectId> obstaclesOf(const nav::TangentEdge& edge, const nav::Map& map)
{
    QList<nav::Contact> contacts;
    if (const auto* surfing = std::get_if<nav::SurfingEdge>(&edge))
        contacts = {surfing->fromContact, surfing->toContact};
    else
        contacts = {std::get<nav::HuggingEdge>(edge).contact};
    QList<nav::ObjectId> ids;
    for (const nav::Contact& contact : contacts) {
        if (contact.kind == nav::Contact::Kind::disc && map.find(contact.obstacle))
            ids << contact.obstacle;
    }
    return ids;
}

} // namespace

CanvasMenu::CanvasMenu(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    connect(&parts.workbench.view(), &MapView::menuWanted, this, [this](const MenuPlace& place) {
        QMenu* const menu = make(place);
        partMnemonics(*menu);
        menu->popup(place.global);
    });
}

QMenu* CanvasMenu::make(const MenuPlace& place)
{
    auto* menu = new QMenu(&m_parts.workbench.view());
    menu->setObjectName("canvasMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!place.objects.isEmpty())
        fillForObjects(*menu, place);
    else if (place.guide)
        fillForGuide(*menu, *place.guide);
    else if (place.edge)
        fillForEdge(*menu, *place.edge);
    else
        fillForGround(*menu, place);
    return menu;
}

template <class Deed> void CanvasMenu::add(QMenu& menu, const ActionText& text, Deed deed)
{
    QAction* action = makeAction(&menu, text);
    connect(action, &QAction::triggered, this, deed);
    menu.addAction(action);
}

void CanvasMenu::fillForObjects(QMenu& menu, const MenuPlace& place)
{
    addDeeds(menu, place.objects.first());
    const ClipboardActions& clipboard = m_parts.edits.clipboard();
    menu.addActions({clipboard.cutAction(), clipboard.copyAction()});
    addPaste(menu, place);
    menu.addActions({m_parts.edits.duplicateAction(), m_parts.edits.deleteAction()});
    menu.addSeparator();
    menu.addMenu(m_parts.edits.orderMenu());
    menu.addMenu(m_parts.edits.groupMenu());
    menu.addMenu(m_parts.edits.arrange().menu());
    if (!m_parts.workbench.document().map().settings.layers.empty())
        menu.addMenu(m_parts.layers.moveMenu());
    menu.addSeparator();
    menu.addActions({m_parts.views.centreAction(), m_parts.views.frameAction()});
    addBeneath(menu, place);
}

/// What only some kinds of objects have.
void CanvasMenu::addDeeds(QMenu& menu, nav::ObjectId id)
{
    Workbench& bench = m_parts.workbench;
    const nav::Geometry& geometry = bench.document().map().find(id)->geometry;
    const bool isStart = std::holds_alternative<nav::StartMarker>(geometry);
    if (std::holds_alternative<nav::Wall>(geometry) ||
        std::holds_alternative<nav::Polygon>(geometry))
        add(menu, {tr("Edit &Vertices"), tr("Move, add and remove its vertices")},
            [&bench] { bench.tools().choose(QStringLiteral("vertex-edit")); });
    else if (isStart || std::holds_alternative<nav::GoalMarker>(geometry))
        add(menu, {tr("S&wap Start and Goal"), tr("Put the start where the goal is, and back")},
            [&bench] {
                bench.document().push(swapEnds(bench.document().map()), tr("Swap start and goal"));
            });
    else if (std::holds_alternative<nav::AgentMarker>(geometry))
        add(menu, {tr("Choose &Group"), tr("Choose the group of the agent in the Inspector")},
            [&bench] { emit bench.tools().groupWanted(); });
    else
        return;
    menu.addSeparator();
}

void CanvasMenu::addBeneath(QMenu& menu, const MenuPlace& place)
{
    if (place.objects.size() < 2)
        return;
    QMenu* beneath = menu.addMenu(tr("Select &Beneath"));
    const nav::Map& map = m_parts.workbench.document().map();
    for (const nav::ObjectId id : place.objects.mid(1)) {
        const QString phrase = objectPhrase(map, id);
        add(*beneath, {phrase, tr("Select %1").arg(phrase)},
            [&selection = m_parts.workbench.selection(), id] { selection.pick(id); });
    }
}

/// What the guides' menu holds, and what concerns this one.
void CanvasMenu::fillForGuide(QMenu& menu, const GuideRef& guide)
{
    Workbench& bench = m_parts.workbench;
    if (!bench.document().map().settings.guides.locked) {
        bench.tools().choose(QStringLiteral("select"));
        bench.canvas().chooseGuide(guide);
        emit bench.tools().hintsChanged();
        add(menu, {tr("&Remove Guide"), tr("Remove this guide")},
            [&bench] { bench.tools().removeChosen(); });
        menu.addSeparator();
    }
    menu.addActions(m_parts.views.guidesMenu()->actions());
}

void CanvasMenu::fillForEdge(QMenu& menu, const nav::TangentEdge& edge)
{
    Workbench& bench = m_parts.workbench;
    const nav::Map& map = bench.document().map();
    const QList<nav::ObjectId> ids = obstaclesOf(edge, map);
    if (!ids.isEmpty())
        add(menu,
            {tr("&Select %n Obstacles", nullptr, static_cast<int>(ids.size())),
             tr("Select what the edge touches: %1").arg(describeEdge(map, edge))},
            [&bench, ids] { bench.selection().set(ids); });
    addBlocker(menu, edge);
    const double length = std::visit([](const auto& one) { return one.length(); }, edge);
    add(menu, {tr("&Copy Length"), tr("Put the length of the edge on the clipboard")},
        [length] { QGuiApplication::clipboard()->setText(numberText(length, 6)); });
    add(menu, {tr("&Frame Edge"), tr("Show the edge as large as possible")},
        [&bench, box = boxAround(edge)] { bench.view().camera().frame(box); });
    menu.addSeparator();
    menu.addMenu(m_parts.views.graphMenu());
}

/// If the search refused the edge because of an object.
void CanvasMenu::addBlocker(QMenu& menu, const nav::TangentEdge& edge)
{
    Workbench& bench = m_parts.workbench;
    const auto* surfing = std::get_if<nav::SurfingEdge>(&edge);
    const auto facts = surfing ? factsOf(bench.canvas().trace(), *surfing) : std::nullopt;
    if (!facts || !facts->triedIn || facts->result.accepted)
        return;
    const nav::MapObject* blocker = bench.document().map().find(facts->result.blockedBy);
    if (!blocker)
        return;
    const QString phrase = objectPhrase(*blocker);
    add(menu, {tr("Go to &What Blocks It"), tr("Select %1").arg(phrase)},
        [&bench, id = blocker->id] { visit(bench, id); });
}

void CanvasMenu::fillForGround(QMenu& menu, const MenuPlace& place)
{
    if (m_parts.crowd.canSend()) {
        add(menu, {tr("Se&nd Agents Here"), tr("Give the selected agents a goal here")},
            [&crowd = m_parts.crowd, at = place.at] { crowd.sendTo(at); });
        menu.addSeparator();
    }
    addPaste(menu, place);
    menu.addAction(m_parts.edits.clipboard().pasteInPlaceAction());
    menu.addSeparator();
    addTool(menu, {tr("Add &Circle Here"), tr("Draw a circle of the last radius here")}, "circle",
            place);
    addTool(menu, {tr("Add &Agent Here"), tr("Place an agent here")}, "agent", place);
    addTool(menu, {tr("Set &Start Here"), tr("Place the start of the path here, or move it")},
            "start", place);
    addTool(menu, {tr("Set &Goal Here"), tr("Place the goal of the path here, or move it")}, "goal",
            place);
    menu.addSeparator();
    menu.addActions({m_parts.edits.selectAllAction(), m_parts.views.fitAction()});
    menu.addSeparator();
    menu.addActions(
        {m_parts.views.gridAction(), m_parts.views.snapAction(), m_parts.views.snapToGridAction()});
}

void CanvasMenu::addPaste(QMenu& menu, const MenuPlace& place)
{
    ClipboardActions& clipboard = m_parts.edits.clipboard();
    add(menu, {tr("&Paste Here"), tr("Add the clipboard's objects at this place")},
        [&clipboard, at = place.at] { clipboard.pasteAt(at); });
}

/// A click with that tool, which then gives back to the present one.
void CanvasMenu::addTool(QMenu& menu, const ActionText& text, const char* iconName,
                         const MenuPlace& place)
{
    const PointerEvent click{place.at, place.pixel, Qt::LeftButton, Qt::LeftButton, {}};
    add(menu, text, [&tools = m_parts.workbench.tools(), iconName, click] {
        tools.clickWith(QLatin1String(iconName), click);
    });
}

} // namespace thicket::editor
