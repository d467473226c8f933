#include "app/editor/panels/layers/layerspanel.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/navigation/hiddenlayersinanswer.h"
#include "app/editor/panels/layers/layeractions.h"
#include "app/editor/panels/layers/layercontents.h"
#include "app/editor/panels/layers/layerform.h"
#include "app/editor/panels/layers/layerlist.h"
#include "app/editor/panels/layers/layerrow.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QSet>
#include <QVBoxLayout>

namespace thicket::editor {

LayersPanel::LayersPanel(MapDocument& document, Selection& selection, const Appearance& appearance,
                         QWidget* parent)
    : Section(tr("Layers"), appearance, parent), m_document(document), m_selection(selection),
      m_appearance(appearance), m_actions(new LayerActions(document, selection, this)),
      m_list(new LayerList(appearance)),
      m_form(new LayerForm(document, selection.layerChoice(), appearance)),
      m_empty(emptyNote(tr("No layers: everything lies on one sheet. Press + to add one."))),
      m_tally(document)
{
    setObjectName("layersPanel");
    makeBody();
    connectList();
    connect(&document, &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (edit.settings)
            refresh();
    });
    connect(&document, &MapDocument::wasReset, this, &LayersPanel::refresh);
    connect(&m_tally, &ObjectTally::changed, this, &LayersPanel::refresh);
    connect(&selection, &Selection::changed, this, &LayersPanel::refresh);
    connect(&selection.summary(), &SelectionSummary::found, this, &LayersPanel::refresh);
    connect(&selection.layerChoice(), &LayerChoice::changed, this, &LayersPanel::refresh);
    connect(&appearance, &Appearance::changed, this, &LayersPanel::refresh);
    refresh();
}

void LayersPanel::follow(const HiddenLayersInAnswer& hiding)
{
    m_hiding = &hiding;
    connect(&hiding, &HiddenLayersInAnswer::changed, this, &LayersPanel::refresh);
    refresh();
}

void LayersPanel::makeBody()
{
    m_actions->addAction()->setIconText(QStringLiteral("+"));
    m_actions->addAction()->setObjectName("addLayer");
    m_actions->removeAction()->setIconText(QStringLiteral("−"));
    m_actions->removeAction()->setObjectName("removeLayer");
    setCorner(actionButtons({m_actions->removeAction(), m_actions->addAction()}));
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(7);
    layout->addWidget(m_empty);
    layout->addWidget(m_list);
    layout->addWidget(m_form);
    setBody(body);
}

void LayersPanel::connectList()
{
    m_list->addAction(m_actions->renameAction());
    connect(m_actions, &LayerActions::renameWanted, this, &LayersPanel::beginRenaming);
    // Once the new row has its place, to which the focus scrolls.
    connect(m_actions, &LayerActions::added, this, &LayersPanel::beginRenaming,
            Qt::QueuedConnection);
    connect(m_list, &LayerList::rowMade, this, &LayersPanel::connectRow);
    connect(m_list, &LayerList::chosen, &m_selection.layerChoice(), &LayerChoice::choose);
    connect(m_list, &LayerList::moveWanted, m_actions, &LayerActions::move);
    connect(m_list, &LayerList::removeWanted, m_actions->removeAction(), &QAction::trigger);
    connect(m_list, &LayerList::menuWanted, this, &LayersPanel::openMenu);
}

void LayersPanel::connectRow(LayerRow* row)
{
    const nav::LayerId id = row->id();
    connect(row, &LayerRow::visibleWanted, this, [this, id](bool visible) {
        m_actions->setVisible(id, visible);
        refresh(); // also if a gesture is open and nothing was done
    });
    connect(row, &LayerRow::lockedWanted, this, [this, id](bool locked) {
        m_actions->setLocked(id, locked);
        refresh();
    });
    connect(row, &LayerRow::onlyThisWanted, this, [this, id] { m_actions->showOnly(id); });
    connect(row, &LayerRow::nameWanted, this,
            [this, id](const QString& name) { m_actions->rename(id, name); });
}

void LayersPanel::beginRenaming()
{
    bringUp();
    m_list->beginRenaming(m_selection.layerChoice().id());
}

void LayersPanel::openMenu(const QPoint& globalPosition)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (QAction* action : m_actions->actions()) {
        if (action)
            menu->addAction(action);
        else
            menu->addSeparator();
    }
    menu->addMenu(m_actions->moveMenu());
    menu->popup(globalPosition);
}

void LayersPanel::refresh()
{
    const nav::Map& map = m_document.map();
    const auto& layers = map.settings.layers;
    std::vector<nav::LayerId> ids;
    for (const nav::Layer& layer : layers)
        ids.push_back(layer.id);
    m_list->setLayers(ids);
    m_empty->setVisible(layers.empty());
    m_list->setVisible(!layers.empty());

    const QSet<nav::LayerId>& held = m_selection.summary().facts().layers;
    const nav::LayerId chosen = m_selection.layerChoice().id();
    m_list->setChosen(chosen);
    const QHash<nav::LayerId, LayerContents> everything = m_tally.layers();
    for (const nav::Layer& layer : layers) {
        const LayerContents contents = everything.value(layer.id);
        const drawing::Tint dot = dotOf(map, layer, contents, m_appearance.palette());
        LayerRow::State state;
        state.name = QString::fromStdString(layer.name);
        state.count = contents.count;
        state.visible = layer.visible;
        state.locked = layer.locked;
        state.isChosen = layer.id == chosen;
        state.holdsSelected = held.contains(layer.id);
        state.blocksPath = m_hiding && m_hiding->layers().contains(layer.id);
        state.fill = dot.fill;
        state.line = dot.line;
        m_list->row(layer.id)->setState(state);
    }
    m_form->refresh();
}

} // namespace thicket::editor
