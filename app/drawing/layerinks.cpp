#include "app/drawing/layerinks.h"

namespace thicket::drawing {

const LayerInks::Look& LayerInks::of(nav::LayerId layer)
{
    if (m_last && m_lastId == layer)
        return *m_last;
    auto look = m_looks.find(layer);
    if (look == m_looks.end())
        look = m_looks.emplace(layer, made(layer)).first;
    m_last = &look->second;
    m_lastId = layer;
    return *m_last;
}

LayerInks::Look LayerInks::made(nav::LayerId id) const
{
    nav::MapObject sample;
    sample.layer = id;
    const nav::Layer* layer = m_layers.of(sample);
    const Palette& palette = m_style.palette;
    Look look{layer, layerTint(layer, palette), wallTint(layer, palette)};
    if (!layer)
        return look;
    look.isVisible = layer->visible;
    if (!palette.isHighContrast)
        look.opacity = layer->opacity * (layer->locked ? 0.5 : 1);
    look.rank = int(layer - m_map.settings.layers.data());
    return look;
}

} // namespace thicket::drawing
