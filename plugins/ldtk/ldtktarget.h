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

    /// Polygons merged from cells, which are few bytes of the file each, and points of ellipses.
    static constexpr std::size_t mostPieces = 300'000;
    static constexpr std::size_t mostCurvePoints = std::size_t(1) << 22;

    Ledger ledger;

    nav::Point toMap(nav::Point pixel) const { return {pixel.x / m_scale, pixel.y / m_scale}; }
    double toMap(double pixels) const { return pixels / m_scale; }
    /// How many pieces may still be added.
    std::size_t room() const { return mostPieces - m_pieces; }

    /// A layer of this order from below, >= 1, unless it was added before. It is visible if one of
    /// its instances is.
    void addLayer(int order, const QString& name, bool isVisible, double opacity);
    /// Adds an object to a layer that was added. Its id is chosen here. `from` is refused if the
    /// object lies beyond 1e9 map units.
    void add(const JsonNode& from, int layer, nav::MapObject object);
    /// The same for one that was merged from cells; there must be room for it.
    void addPiece(const JsonNode& from, int layer, nav::MapObject object);
    /// Counts the points of an ellipse. `from` is refused if there are too many.
    void countCurve(const JsonNode& from, std::size_t points);
    /// The box of all levels, pixels. Refused if it lies beyond 1e9 map units.
    bool setBounds(const nav::Box& pixels, bool areWalls);

    /// The map, once. Its layers are in their order.
    nav::Map takeMap(const std::string& name);

private:
    double m_scale;
    nav::Map m_map;
    std::size_t m_pieces = 0;
    std::size_t m_curvePoints = 0;
    std::map<int, nav::Layer> m_layers;
};

} // namespace thicket::plugins
