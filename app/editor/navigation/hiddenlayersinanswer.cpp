#include "app/editor/navigation/hiddenlayersinanswer.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "libnav/map/layerlookup.h"

#include <algorithm>
#include <set>
#include <utility>

namespace thicket::editor {

namespace {

bool isAnyHidden(const nav::MapSettings& settings)
{
    return std::any_of(settings.layers.begin(), settings.layers.end(),
                       [](const nav::Layer& layer) { return !layer.visible; });
}

QList<nav::LayerId> inOrder(const nav::MapSettings& settings, const std::set<nav::LayerId>& wanted)
{
    QList<nav::LayerId> ids;
    for (const nav::Layer& layer : settings.layers) {
        if (wanted.contains(layer.id))
            ids << layer.id;
    }
    return ids;
}

} // namespace

HiddenLayersInAnswer::HiddenLayersInAnswer(const MapDocument& document, const Navigator& navigator,
                                           QObject* parent)
    : QObject(parent), m_document(document), m_navigator(navigator), m_tally(document)
{
    connect(&document, &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (edit.settings)
            refresh();
    });
    connect(&document, &MapDocument::wasReset, this, &HiddenLayersInAnswer::refresh);
    connect(&m_tally, &ObjectTally::changed, this, &HiddenLayersInAnswer::refresh);
    connect(&navigator.shown(), &ShownAnswer::changed, this, &HiddenLayersInAnswer::refresh);
    refresh();
}

void HiddenLayersInAnswer::refresh()
{
    QList<nav::LayerId> found = find();
    if (found == m_layers)
        return;
    m_layers = std::move(found);
    emit changed();
}

/// From the bottom up.
QList<nav::LayerId> HiddenLayersInAnswer::hiddenWithObstacles() const
{
    const QHash<nav::LayerId, LayerContents> contents = m_tally.layers();
    std::set<nav::LayerId> holding;
    for (const nav::Layer& layer : m_document.map().settings.layers) {
        if (!layer.visible && contents.value(layer.id).obstacle != 0)
            holding.insert(layer.id);
    }
    return inOrder(m_document.map().settings, holding);
}

QList<nav::LayerId> HiddenLayersInAnswer::find()
{
    const nav::Map& map = m_document.map();
    const auto& result = m_navigator.shown().result();
    if (!result || !isAnyHidden(map.settings))
        return {};
    if (result->status == nav::PathStatus::unreachable)
        return hiddenWithObstacles();
    const nav::LayerLookup layers(map);
    std::set<nav::LayerId> hidden;
    const auto note = [&](nav::ObjectId id) {
        const nav::MapObject* const object = map.find(id);
        const nav::Layer* const layer = object ? layers.of(*object) : nullptr;
        if (layer && !layer->visible)
            hidden.insert(layer->id);
    };
    note(result->blockedBy);
    for (const nav::TangentEdge& edge : result->path.edges()) {
        if (const auto* hug = std::get_if<nav::HuggingEdge>(&edge))
            note(hug->contact.obstacle);
    }
    return inOrder(map.settings, hidden);
}

} // namespace thicket::editor
