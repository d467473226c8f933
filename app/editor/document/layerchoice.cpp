#include "app/editor/document/layerchoice.h"

#include "app/editor/document/mapdocument.h"
#include "libnav/map/layerlookup.h"

#include <algorithm>
#include <vector>

namespace thicket::editor {

namespace {

/// Of the open layers the one with most obstacles, otherwise the lowest.
nav::LayerId usualLayer(const nav::Map& map)
{
    const auto& layers = map.settings.layers;
    if (layers.empty())
        return 0;
    const nav::LayerLookup lookup(map);
    std::vector<std::size_t> counts(layers.size());
    for (const nav::MapObject& object : map.objects()) {
        if (nav::isObstacle(object.geometry))
            ++counts[static_cast<std::size_t>(lookup.of(object) - layers.data())];
    }
    std::size_t best = 0;
    for (std::size_t i = 1; i < layers.size(); ++i) {
        const bool isBetter = layers[i].isOpen() == layers[best].isOpen() ? counts[i] > counts[best]
                                                                          : layers[i].isOpen();
        best = isBetter ? i : best;
    }
    return layers[best].id;
}

} // namespace

LayerChoice::LayerChoice(const MapDocument& document, QObject* parent)
    : QObject(parent), m_document(document)
{
    connect(&document, &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (edit.settings)
            follow();
    });
    connect(&document, &MapDocument::wasReset, this, [this] {
        m_wanted = usualLayer(m_document.map());
        follow();
    });
    m_wanted = usualLayer(document.map());
    follow();
}

std::size_t LayerChoice::placeOf(nav::LayerId id) const
{
    const auto& layers = m_document.map().settings.layers;
    const auto found = std::find_if(layers.begin(), layers.end(),
                                    [id](const nav::Layer& layer) { return layer.id == id; });
    return static_cast<std::size_t>(found - layers.begin());
}

const nav::Layer* LayerChoice::layer() const
{
    const auto& layers = m_document.map().settings.layers;
    const std::size_t place = placeOf(m_id);
    return place < layers.size() ? &layers[place] : nullptr;
}

void LayerChoice::choose(nav::LayerId id)
{
    if (placeOf(id) == m_document.map().settings.layers.size())
        return;
    m_wanted = id;
    show(id);
}

void LayerChoice::chooseNeighbour(int step)
{
    const auto& layers = m_document.map().settings.layers;
    const auto place = static_cast<std::ptrdiff_t>(placeOf(m_id)) + step;
    if (place >= 0 && place < static_cast<std::ptrdiff_t>(layers.size()))
        choose(layers[static_cast<std::size_t>(place)].id);
}

void LayerChoice::follow()
{
    const auto& layers = m_document.map().settings.layers;
    if (layers.empty())
        return show(0);
    if (placeOf(m_wanted) < layers.size())
        return show(m_wanted);
    if (placeOf(m_id) == layers.size())
        return show(layers[std::min(m_place, layers.size() - 1)].id);
    show(m_id);
}

void LayerChoice::show(nav::LayerId id)
{
    m_place = placeOf(id);
    if (id == m_id)
        return;
    m_id = id;
    emit changed();
}

} // namespace thicket::editor
