#include "app/editor/panels/layers/layerspanel.h"

#include "app/drawing/mapdrawing.h"
#include "app/editor/appearance/appearance.h"
#include "app/editor/document/mapcontents.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/panels/layers/layerrow.h"
#include "app/editor/widgets/action.h"
#include "libnav/map/layerlookup.h"

#include <QAction>
#include <QHash>
#include <QLabel>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>

namespace thicket::editor {

namespace {

struct LayerContents {
    int count = 0;
    const nav::MapObject* obstacle = nullptr; ///< the first one; the dot takes its colour
    bool hasMarkers = false;
};

QHash<nav::LayerId, LayerContents> contentsOf(const nav::Map& map)
{
    QHash<nav::LayerId, LayerContents> contents;
    const nav::LayerLookup layers(map);
    for (const nav::MapObject& object : map.objects()) {
        const nav::Layer* layer = layers.of(object);
        if (!layer)
            continue;
        LayerContents& one = contents[layer->id];
        ++one.count;
        if (!nav::obstacleShape(object.geometry)) {
            one.hasMarkers = true;
        } else if (!one.obstacle) {
            one.obstacle = &object;
        }
    }
    return contents;
}

drawing::Tint dotOf(const nav::Map& map, const nav::Layer& layer, const LayerContents& contents,
                    const drawing::Palette& colours)
{
    if (!contents.obstacle && contents.hasMarkers)
        return {colours.path, colours.path};
    nav::MapObject sample;
    sample.layer = layer.id;
    sample.geometry = nav::Circle{};
    return drawing::layerTint(map, contents.obstacle ? *contents.obstacle : sample, &layer,
                              colours);
}

} // namespace

LayersPanel::LayersPanel(MapDocument& document, Selection& selection, const Appearance& appearance,
                         QWidget* parent)
    : Section(tr("Layers"), appearance, parent), m_document(document), m_selection(selection),
      m_appearance(appearance),
      m_add(makeAction(this, {tr("&Add Layer"), tr("Add a layer above the others")})),
      m_body(new QWidget),
      m_empty(emptyNote(tr("No layers: everything lies on one sheet. Press + to add one.")))
{
    setObjectName("layersPanel");
    m_add->setIconText(QStringLiteral("+"));
    m_add->setObjectName("addLayer");
    setCorner(actionButtons({m_add}));
    auto* layout = new QVBoxLayout(m_body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_empty);
    setBody(m_body);

    connect(m_add, &QAction::triggered, this, &LayersPanel::addLayer);
    connect(&document, &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (!keepsContents(edit))
            refresh();
    });
    connect(&document, &MapDocument::wasReset, this, &LayersPanel::refresh);
    connect(&selection, &Selection::changed, this, &LayersPanel::refresh);
    connect(&appearance, &Appearance::changed, this, &LayersPanel::refresh);
    refresh();
}

template <class Change>
void LayersPanel::changeLayer(nav::LayerId id, const QString& text, Change change)
{
    if (m_document.isGestureOpen())
        return;
    nav::MapSettings settings = m_document.map().settings;
    for (nav::Layer& layer : settings.layers) {
        if (layer.id == id)
            change(layer);
    }
    m_document.push(nav::MapEdit::changeSettings(m_document.map(), std::move(settings)), text);
}

void LayersPanel::addLayer()
{
    if (m_document.isGestureOpen())
        return;
    nav::MapSettings settings = m_document.map().settings;
    nav::Layer layer;
    for (const nav::Layer& other : settings.layers)
        layer.id = std::max(layer.id, other.id);
    ++layer.id;
    layer.name = tr("Layer %1").arg(layer.id).toStdString();
    settings.layers.push_back(std::move(layer));
    m_document.push(nav::MapEdit::changeSettings(m_document.map(), std::move(settings)),
                    tr("Add Layer"));
}

void LayersPanel::selectLayer(nav::LayerId id)
{
    const nav::Map& map = m_document.map();
    QList<nav::ObjectId> ids;
    const nav::LayerLookup layers(map);
    for (const nav::MapObject& object : map.objects()) {
        const nav::Layer* layer = layers.of(object);
        if (layer && layer->id == id && layer->visible)
            ids << object.id;
    }
    m_selection.set(ids);
}

LayerRow* LayersPanel::makeRow(nav::LayerId id)
{
    auto* row = new LayerRow(id, m_appearance);
    connect(row, &LayerRow::visibleWanted, this, [this, id](bool visible) {
        changeLayer(id, visible ? tr("Show Layer") : tr("Hide Layer"),
                    [&](nav::Layer& layer) { layer.visible = visible; });
        refresh();
    });
    connect(row, &LayerRow::lockedWanted, this, [this, id](bool locked) {
        changeLayer(id, locked ? tr("Lock Layer") : tr("Unlock Layer"),
                    [&](nav::Layer& layer) { layer.locked = locked; });
        refresh();
    });
    connect(row, &LayerRow::contentsWanted, this, [this, id] { selectLayer(id); });
    return row;
}

void LayersPanel::rebuild()
{
    qDeleteAll(m_rows);
    m_rows.clear();
    for (const nav::Layer& layer : m_document.map().settings.layers) {
        m_rows << makeRow(layer.id);
        m_body->layout()->addWidget(m_rows.last());
    }
    m_empty->setVisible(m_rows.isEmpty());
}

void LayersPanel::refresh()
{
    const nav::Map& map = m_document.map();
    const auto& layers = map.settings.layers;
    const bool same =
        std::equal(layers.begin(), layers.end(), m_rows.begin(), m_rows.end(),
                   [](const auto& layer, auto* row) { return layer.id == row->id(); });
    if (!same || layers.empty())
        rebuild();
    QSet<nav::LayerId> marked;
    for (const nav::ObjectId id : m_selection.ids()) {
        const nav::MapObject* object = map.find(id);
        const nav::Layer* layer = object ? map.layerOf(*object) : nullptr;
        if (layer)
            marked << layer->id;
    }
    const auto contents = contentsOf(map);
    for (int i = 0; i < m_rows.size(); ++i) {
        const nav::Layer& layer = layers[static_cast<std::size_t>(i)];
        const LayerContents held = contents.value(layer.id);
        const drawing::Tint dot = dotOf(map, layer, held, m_appearance.palette());
        m_rows[i]->setState({QString::fromStdString(layer.name), held.count, layer.visible,
                             layer.locked, marked.contains(layer.id), dot.fill, dot.line});
    }
}

} // namespace thicket::editor
