#include "plugins/ldtk/ldtktarget.h"

#include <algorithm>

namespace thicket::plugins {

void LdtkTarget::addLayer(int order, const QString& name, bool isVisible, double opacity)
{
    const auto [place, isNew] = m_layers.try_emplace(order);
    nav::Layer& layer = place->second;
    if (isNew) {
        layer.id = order;
        layer.name = name.toStdString();
        layer.visible = false;
        layer.opacity = std::clamp(opacity, 0.0, 1.0);
    }
    layer.visible = layer.visible || isVisible;
}

void LdtkTarget::add(const JsonNode& from, int layer, nav::MapObject object)
{
    const nav::Box box = nav::boundingBox(object.geometry);
    if (!nav::isInRange(box.min) || !nav::isInRange(box.max)) {
        from.refuse("This lies beyond 1e9 map units.");
    } else {
        object.id = m_map.unusedId();
        object.layer = layer;
        m_map.append(std::move(object));
    }
}

void LdtkTarget::addPiece(const JsonNode& from, int layer, nav::MapObject object)
{
    ++m_pieces;
    add(from, layer, std::move(object));
}

void LdtkTarget::countCurve(const JsonNode& from, std::size_t points)
{
    m_curvePoints += points;
    if (m_curvePoints > mostCurvePoints)
        from.refuse("The ellipses have more than 4,194,304 points; choose a larger arcError.");
}

bool LdtkTarget::setBounds(const nav::Box& pixels, bool areWalls)
{
    const nav::Box box{toMap(pixels.min), toMap(pixels.max)};
    if (!nav::isInRange(box.min) || !nav::isInRange(box.max))
        return false;
    m_map.settings.bounds = box;
    m_map.settings.boundsAreWalls = areWalls;
    return true;
}

nav::Map LdtkTarget::takeMap(const std::string& name)
{
    m_map.settings.name = name;
    m_map.settings.yAxis = nav::YAxis::down;
    for (auto& [order, layer] : m_layers)
        m_map.settings.layers.push_back(std::move(layer));
    return std::move(m_map);
}

} // namespace thicket::plugins
