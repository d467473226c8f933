#include "app/editor/panels/layers/layeractions.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/layeredits.h"
#include "app/editor/widgets/action.h"
#include "libnav/map/layerlookup.h"

#include <QAction>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace thicket::editor {

LayerActions::LayerActions(MapDocument& document, Selection& selection, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection),
      m_moveMenu(new QMenu(tr("&Move to Layer")))
{
    makeActions();
    m_moveMenu->menuAction()->setStatusTip(tr("Put the selected objects on another layer"));
    connect(&selection.layerChoice(), &LayerChoice::changed, this, &LayerActions::refresh);
    connect(&selection, &Selection::changed, this, &LayerActions::refresh);
    connect(&document, &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (edit.settings)
            refresh();
        if (edit.settings && edit.settings->before.layers != edit.settings->after.layers)
            fillMoveMenu();
    });
    connect(&document, &MapDocument::wasReset, this, [this] {
        refresh();
        fillMoveMenu();
    });
    refresh();
    fillMoveMenu();
}

LayerActions::~LayerActions() { delete m_moveMenu; }

void LayerActions::makeActions()
{
    m_add = makeAction(this, {tr("&Add Layer"), tr("Add a layer above the chosen one")});
    m_rename = makeAction(this, {tr("Re&name Layer"), tr("Rename the chosen layer in the panel")},
                          {QKeySequence(Qt::Key_F2)});
    m_rename->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_remove = makeAction(
        this, {tr("&Delete Layer"), tr("Delete the chosen layer and all that lies on it")});
    m_raise = makeAction(this, {tr("&Raise Layer"), tr("Draw the chosen layer above the next one")},
                         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Up)});
    m_lower =
        makeAction(this, {tr("&Lower Layer"), tr("Draw the chosen layer beneath the next one")},
                   {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Down)});
    m_visible = makeAction(this, {tr("&Show Layer"), tr("Show or hide the chosen layer")},
                           {QKeySequence(Qt::CTRL | Qt::Key_H)});
    m_locked = makeAction(this, {tr("Loc&k Layer"), tr("Lock or unlock the chosen layer")},
                          {QKeySequence(Qt::CTRL | Qt::Key_L)});
    m_above = makeAction(this, {tr("Choose Layer A&bove"), tr("New objects go one layer higher")},
                         {QKeySequence(Qt::CTRL | Qt::Key_PageUp)});
    m_below = makeAction(this, {tr("Choose Layer Belo&w"), tr("New objects go one layer lower")},
                         {QKeySequence(Qt::CTRL | Qt::Key_PageDown)});
    m_contents = makeAction(
        this, {tr("Select Layer's &Objects"), tr("Select everything on the chosen layer")});
    LayerChoice& choice = m_selection.layerChoice();
    connect(m_add, &QAction::triggered, this, &LayerActions::add);
    connect(m_rename, &QAction::triggered, this, &LayerActions::renameWanted);
    connect(m_remove, &QAction::triggered, this, &LayerActions::remove);
    connect(m_raise, &QAction::triggered, this, [this] { step(1); });
    connect(m_lower, &QAction::triggered, this, [this] { step(-1); });
    connect(m_above, &QAction::triggered, &choice, [&choice] { choice.chooseNeighbour(1); });
    connect(m_below, &QAction::triggered, &choice, [&choice] { choice.chooseNeighbour(-1); });
    connect(m_contents, &QAction::triggered, this, &LayerActions::selectContents);
    for (QAction* toggle : {m_visible, m_locked})
        toggle->setCheckable(true);
    connect(m_visible, &QAction::triggered, this, [this, &choice](bool visible) {
        setVisible(choice.id(), visible);
        refresh();
    });
    connect(m_locked, &QAction::triggered, this, [this, &choice](bool locked) {
        setLocked(choice.id(), locked);
        refresh();
    });
}

QList<QAction*> LayerActions::actions() const
{
    return {m_add,     m_rename, m_remove, nullptr, m_raise, m_lower,
            m_visible, m_locked, nullptr,  m_above, m_below, m_contents};
}

template <class Change>
void LayerActions::change(nav::LayerId id, const QString& text, Change change)
{
    const nav::Map& map = m_document.map();
    const auto place = layerPlace(map.settings, id);
    if (m_document.gesture().isOpen() || !place)
        return;
    nav::Layer layer = map.settings.layers[*place];
    change(layer);
    m_document.push(changeLayer(map, std::move(layer)), text);
}

void LayerActions::rename(nav::LayerId id, const QString& name)
{
    change(id, tr("Rename Layer"), [&](nav::Layer& layer) { layer.name = name.toStdString(); });
}

void LayerActions::setVisible(nav::LayerId id, bool visible)
{
    change(id, visible ? tr("Show Layer") : tr("Hide Layer"),
           [&](nav::Layer& layer) { layer.visible = visible; });
}

void LayerActions::setLocked(nav::LayerId id, bool locked)
{
    change(id, locked ? tr("Lock Layer") : tr("Unlock Layer"),
           [&](nav::Layer& layer) { layer.locked = locked; });
}

void LayerActions::open(nav::LayerId id)
{
    const nav::MapSettings& settings = m_document.map().settings;
    const auto place = layerPlace(settings, id);
    if (m_document.gesture().isOpen() || !place)
        return;
    const bool isLocked = settings.layers[*place].locked;
    m_document.push(openLayer(m_document.map(), id),
                    isLocked ? tr("Unlock Layer") : tr("Show Layer"));
}

void LayerActions::showOnly(nav::LayerId id)
{
    if (m_document.gesture().isOpen())
        return;
    nav::MapSettings settings = m_document.map().settings;
    const bool isOnly =
        std::all_of(settings.layers.begin(), settings.layers.end(),
                    [id](const nav::Layer& layer) { return layer.visible == (layer.id == id); });
    for (nav::Layer& layer : settings.layers)
        layer.visible = isOnly || layer.id == id;
    m_document.push(nav::MapEdit::changeSettings(m_document.map(), std::move(settings)),
                    isOnly ? tr("Show All Layers") : tr("Show One Layer"));
}

void LayerActions::move(nav::LayerId id, std::size_t place)
{
    const nav::MapSettings& settings = m_document.map().settings;
    const auto from = layerPlace(settings, id);
    if (m_document.gesture().isOpen() || !from || place >= settings.layers.size())
        return;
    m_document.push(moveLayer(m_document.map(), id, place),
                    place > *from ? tr("Raise Layer") : tr("Lower Layer"));
}

void LayerActions::step(int by)
{
    const nav::LayerId id = m_selection.layerChoice().id();
    if (const auto from = layerPlace(m_document.map().settings, id))
        move(id, *from + static_cast<std::size_t>(by)); // below 0 it wraps and is refused
}

void LayerActions::add()
{
    if (m_document.gesture().isOpen())
        return;
    const nav::Map& map = m_document.map();
    nav::Layer layer = newLayer(map.settings, {});
    layer.name = tr("Layer %1").arg(layer.id).toStdString();
    const nav::LayerId id = layer.id;
    m_document.push(addLayer(map, std::move(layer), m_selection.layerChoice().id()),
                    tr("Add Layer"));
    m_selection.layerChoice().choose(id);
    emit added();
}

void LayerActions::remove()
{
    const nav::Layer* const layer = m_selection.layerChoice().layer();
    if (m_document.gesture().isOpen() || !layer || !m_document.locks().admits(layer))
        return;
    const QString name = QString::fromStdString(layer->name);
    const nav::MapEdit edit = removeLayer(m_document.map(), layer->id);
    const auto count = std::count_if(edit.entries.begin(), edit.entries.end(),
                                     [](const auto& entry) { return !entry.after; });
    m_document.push(edit, tr("Delete Layer"));
    emit said(count == 0 ? tr("Layer %1 deleted").arg(name)
                         : tr("Layer %1 deleted with %n objects; Undo brings it back", nullptr,
                              static_cast<int>(count))
                               .arg(name));
}

void LayerActions::selectContents()
{
    const nav::Map& map = m_document.map();
    const nav::LayerId id = m_selection.layerChoice().id();
    QList<nav::ObjectId> ids;
    const nav::LayerLookup layers(map);
    for (const nav::MapObject& object : map.objects()) {
        const nav::Layer* const layer = layers.of(object);
        if (layer && layer->id == id && layer->visible)
            ids << object.id;
    }
    m_selection.set(ids);
}

void LayerActions::fillMoveMenu()
{
    m_moveMenu->clear();
    const auto& layers = m_document.map().settings.layers;
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
        QString name = QString::fromStdString(layer->name);
        name.replace('&', QLatin1String("&&"));
        QAction* action =
            m_moveMenu->addAction(name, this, [this, id = layer->id] { moveSelected(id); });
        action->setStatusTip(layer->isOpen() ? tr("Put the selected objects on this layer")
                                             : closedText(*layer));
        action->setToolTip(action->statusTip());
    }
}

void LayerActions::moveSelected(nav::LayerId id)
{
    const auto open = m_document.locks().admitted(m_selection.ids());
    if (m_document.gesture().isOpen() || open.empty())
        return;
    const nav::MapEdit edit = moveToLayer(m_document.map(), m_selection.ids(), id);
    const auto count = static_cast<int>(edit.entries.size());
    m_document.push(edit, tr("Move to Layer"));
    const auto place = layerPlace(m_document.map().settings, id);
    if (place && m_document.map().settings.layers[*place].isOpen())
        emit said(tr("%n moved to layer %1", nullptr, count)
                      .arg(QString::fromStdString(m_document.map().settings.layers[*place].name)));
}

void LayerActions::refresh()
{
    const nav::MapSettings& settings = m_document.map().settings;
    const nav::Layer* const layer = m_selection.layerChoice().layer();
    const auto place = layerPlace(settings, m_selection.layerChoice().id());
    for (QAction* action : {m_rename, m_remove, m_visible, m_locked, m_contents})
        action->setEnabled(layer != nullptr);
    const bool hasAbove = place && *place + 1 < settings.layers.size();
    const bool hasBelow = place && *place > 0;
    for (QAction* action : {m_raise, m_above})
        action->setEnabled(hasAbove);
    for (QAction* action : {m_lower, m_below})
        action->setEnabled(hasBelow);
    m_visible->setChecked(layer && layer->visible);
    m_locked->setChecked(layer && layer->locked);
    m_moveMenu->menuAction()->setEnabled(layer && !m_selection.isEmpty());
}

} // namespace thicket::editor
