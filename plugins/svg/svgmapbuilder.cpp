#include "plugins/svg/svgmapbuilder.h"

#include <algorithm>
#include <unordered_set>

namespace thicket::plugins {

SvgMapBuilder::SvgMapBuilder(const std::string& name)
{
    m_map.settings.name = name.substr(0, name.rfind('.'));
    m_map.settings.yAxis = nav::YAxis::down;
}

void SvgMapBuilder::begin(nav::MapSettings settings)
{
    m_map.settings = std::move(settings);
    const auto& layers = m_map.settings.layers;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        m_layerPlaces.emplace(layers[i].id, i);
        m_nextLayer = std::max(m_nextLayer, layers[i].id + 1);
    }
}

nav::LayerId SvgMapBuilder::addLayer(nav::LayerId id, const std::string& name, bool isVisible,
                                     bool isLocked)
{
    auto& layers = m_map.settings.layers;
    if (const auto known = m_layerPlaces.find(id); known != m_layerPlaces.end()) {
        nav::Layer& layer = layers[known->second];
        layer.name = name;
        layer.visible = isVisible;
        layer.locked = isLocked;
        return id;
    }
    nav::Layer layer;
    layer.id = m_nextLayer++;
    layer.name = name;
    layer.visible = isVisible;
    layer.locked = isLocked;
    m_layerPlaces.emplace(layer.id, layers.size());
    m_addedLayers.push_back(layer.id);
    layers.push_back(std::move(layer));
    return m_nextLayer - 1;
}

void SvgMapBuilder::nameLayer(nav::LayerId id, const std::string& name)
{
    const auto known = m_layerPlaces.find(id);
    if (known != m_layerPlaces.end() && m_map.settings.layers[known->second].name.empty())
        m_map.settings.layers[known->second].name = name;
}

Result<void> SvgMapBuilder::add(nav::MapObject object, std::optional<std::int64_t> place,
                                std::vector<const SvgNote*> notes)
{
    if (!m_budget.spend(object) || !m_budget.spend(sizeof(Pending) - sizeof object))
        return Unexpected(m_budget.exceeded());
    m_pending.push_back({std::move(object), place, std::move(notes)});
    return {};
}

nav::LayerId SvgMapBuilder::looseLayer()
{
    if (!m_hasLoose && !m_map.settings.layers.empty() && m_addedLayers.empty())
        return 0; // the first layer of an exported map
    if (!m_hasLoose)
        m_looseLayer = addLayer(0, "drawing", true, false);
    m_hasLoose = true;
    return m_looseLayer;
}

void SvgMapBuilder::nameObjects(std::size_t from, const std::string& name)
{
    for (std::size_t i = from; i < m_pending.size(); ++i) {
        if (m_pending[i].object.name.empty())
            m_pending[i].object.name = name;
    }
}

void SvgMapBuilder::note(const SvgNote& note, std::size_t count)
{
    m_ledger.count(note.line, note.fidelity, count);
}

void SvgMapBuilder::giveIds()
{
    std::unordered_set<nav::ObjectId> taken;
    nav::ObjectId next = 1;
    for (Pending& pending : m_pending) {
        nav::ObjectId& id = pending.object.id;
        if (id < 1 || !taken.insert(id).second)
            id = 0; // a copy made in a drawing program
        next = std::max(next, id + 1);
    }
    for (Pending& pending : m_pending) {
        if (pending.object.id == 0)
            pending.object.id = next++;
    }
}

void SvgMapBuilder::removeEmptyLayers()
{
    std::unordered_set<nav::LayerId> used;
    for (const Pending& pending : m_pending)
        used.insert(pending.object.layer);
    const std::unordered_set<nav::LayerId> added(m_addedLayers.begin(), m_addedLayers.end());
    std::erase_if(m_map.settings.layers, [&](const nav::Layer& layer) {
        return added.contains(layer.id) && !used.contains(layer.id);
    });
}

void SvgMapBuilder::nameNamelessLayers()
{
    int groups = 0;
    for (nav::Layer& layer : m_map.settings.layers) {
        const bool isAdded =
            std::binary_search(m_addedLayers.begin(), m_addedLayers.end(), layer.id);
        if (isAdded && layer.name.empty())
            layer.name = "group " + std::to_string(++groups);
    }
}

ImportedMap SvgMapBuilder::finish()
{
    giveIds();
    removeEmptyLayers();
    nameNamelessLayers();
    const auto isBefore = [](const Pending& a, const Pending& b) {
        return a.place && (!b.place || *a.place < *b.place);
    };
    if (!std::is_sorted(m_pending.begin(), m_pending.end(), isBefore))
        std::stable_sort(m_pending.begin(), m_pending.end(), isBefore);
    while (!m_pending.empty()) { // without a second copy of all
        Pending& pending = m_pending.front();
        for (const SvgNote* const note : pending.notes)
            m_ledger.count(note->line, note->fidelity, pending.object.id);
        m_map.append(std::move(pending.object));
        m_pending.pop_front();
    }
    return {std::move(m_map), m_ledger.notes()};
}

} // namespace thicket::plugins
