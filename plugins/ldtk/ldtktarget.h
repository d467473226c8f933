#pragma once

#include "libnav/map/map.h"
#include "plugins/ldtk/jsonnode.h"
#include "plugins/shapes/ledger.h"

#include <map>

namespace thicket::plugins {

/// The map that is made of a project.
class LdtkTarget {
public:
    explicit LdtkTarget(double pixelsPerUnit) : m_scale(pixelsPerUnit) {}

    static constexpr std::size_t mostObjects = 300'000;

    Ledger ledger;

    nav::Point toMap(nav::Point pixel) const { return {pixel.x / m_scale, pixel.y / m_scale}; }
    double toMap(double pixels) const { return pixels / m_scale; }
    /// How many objects may still be added.
    std::size_t room() const { return mostObjects - m_map.objects().size(); }

    /// A layer of this order from below, >= 1, unless it was added before. It is visible if one of
    /// its instances is.
    void addLayer(int order, const QString& name, bool isVisible, double opacity);
    /// Adds an object to a layer that was added. Its id is chosen here. `from` is refused if the
    /// object lies beyond 1e9 map units or there is no more room.
    void add(const JsonNode& from, int layer, nav::MapObject object);
    /// The box of all levels, pixels. Refused if it lies beyond 1e9 map units.
    bool setBounds(const nav::Box& pixels, bool areWalls);

    /// The map, once. Its layers are in their order.
    nav::Map takeMap(const std::string& name);

private:
    double m_scale;
    nav::Map m_map;
    std::map<int, nav::Layer> m_layers;
};

} // namespace thicket::plugins
