#pragma once

#include "libnav/map/map.h"

#include <unordered_map>

namespace thicket::nav {

/// Map::layerOf() for many objects, without a walk through the layers for each. Holds pointers into
/// the map's settings: valid until these change. Any number of threads may ask one.
class LayerLookup {
public:
    explicit LayerLookup(const Map& map)
    {
        for (const Layer& layer : map.settings.layers)
            m_byId.emplace(layer.id, &layer); // of two with one id the first is meant
        if (!map.settings.layers.empty())
            m_first = &map.settings.layers.front();
    }

    /// The layer an object of the map lies on: its own, else the first; null when there are none.
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
