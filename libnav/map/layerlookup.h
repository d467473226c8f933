#pragma once

#include "libnav/map/map.h"

#include <cstddef>
#include <unordered_map>

namespace thicket::nav {

/// Map::layerOf() for many objects, without a search through the layers for each. Holds pointers
/// into the map's settings: valid until they change. Any number of threads may read one.
class LayerLookup {
public:
    explicit LayerLookup(const Map& map) : LayerLookup(map.settings) {}
    explicit LayerLookup(const MapSettings& settings)
    {
        for (const Layer& layer : settings.layers)
            m_byId.emplace(layer.id, &layer); // if two layers share an id, the first one counts
        if (!settings.layers.empty())
            m_first = &settings.layers.front();
    }

    /// Objects are drawn in ascending order of this number, those of the same number in the order
    /// of the map. Arenas have 0, as their fill would hide all else; the layers follow.
    std::size_t rankOf(const MapObject& object) const
    {
        if (isInverted(object.geometry))
            return 0;
        const Layer* const layer = of(object);
        return layer ? 1 + static_cast<std::size_t>(layer - m_first) : 1;
    }

    /// The layer of an object: its own, otherwise the first one; null without layers.
    const Layer* of(const MapObject& object) const
    {
        const auto found = m_byId.find(object.layer);
        return found == m_byId.end() ? m_first : found->second;
    }

private:
    const Layer* m_first = nullptr;
    std::unordered_map<LayerId, const Layer*> m_byId;
};

} // namespace thicket::nav
