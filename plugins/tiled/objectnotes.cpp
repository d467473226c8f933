#include "plugins/tiled/objectnotes.h"

#include "plugins/tiled/objecttypes.h"

#include <algorithm>

namespace thicket::plugins {

const LedgerLine& leftOutLine(ObjectShape::How how)
{
    static constexpr LedgerLine plainPoint{
        "point without a class", "points without a class",
        " (start, goal, agent or spawn): left out; see the option points"};
    static constexpr LedgerLine text{"text", "texts", ": left out"};
    static constexpr LedgerLine picture{"tile object without collision shapes",
                                        "tile objects without collision shapes", ": left out"};
    static constexpr LedgerLine few{"shape of too few points", "shapes of too few points",
                                    ": left out"};
    static constexpr LedgerLine far{"object beyond 1e9 map units", "objects beyond 1e9 map units",
                                    ": left out"};
    switch (how) {
    case ObjectShape::How::plainPoint:
        return plainPoint;
    case ObjectShape::How::text:
        return text;
    case ObjectShape::How::picture:
        return picture;
    case ObjectShape::How::tooFewPoints:
        return few;
    default:
        return far;
    }
}

bool isClassed(const TiledObject& object)
{
    const std::string name = lowerCase(object.type);
    return std::find(objectTypes.begin(), objectTypes.end(), name) != objectTypes.end();
}

bool isOverlay(const TiledLayer& layer, bool isOurs)
{
    return isOurs && std::any_of(layer.properties.begin(), layer.properties.end(),
                                 [](const auto& each) { return each.name == overlayProperty; });
}

} // namespace thicket::plugins
