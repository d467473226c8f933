#pragma once

#include "app/drawing/smallcircles.h"
#include "libnav/map/layerlookup.h"

#include <unordered_map>

namespace thicket::drawing {

/// How the obstacles of each layer are painted, looked up once for all of them.
class LayerInks {
public:
    LayerInks(const nav::Map& map, const Style& style) : m_map(map), m_style(style), m_layers(map)
    {}

    struct Look {
        const nav::Layer* layer = nullptr; ///< null without layers
        Tint tint;                         ///< of circles and polygons
        Tint wall;
        bool isVisible = true;
        double opacity = 1;
        int rank = 0; ///< in the order of layers
    };
    /// Of an object's layer id. Valid as long as the inks.
    const Look& of(nav::LayerId layer);
    /// For an obstacle too small for an outline.
    SmallCircles::Ink ink(const Look& look, bool isWall) const
    {
        const Tint& tint = isWall ? look.wall : look.tint;
        return {2 * look.rank + (isWall ? 1 : 0), tint.line, look.opacity};
    }

private:
    Look made(nav::LayerId layer) const;

    const nav::Map& m_map;
    const Style& m_style;
    nav::LayerLookup m_layers;
    std::unordered_map<nav::LayerId, Look> m_looks;
    const Look* m_last = nullptr; // most objects have the layer of the one before
    nav::LayerId m_lastId = 0;
};

} // namespace thicket::drawing
