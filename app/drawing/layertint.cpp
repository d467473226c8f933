#include "app/drawing/mapdrawing.h"
#include "app/drawing/oklab.h"

#include <QString>

#include <algorithm>
#include <array>
#include <numbers>

namespace thicket::drawing {

namespace {

constexpr std::size_t tintCount = 8;

/// Sage and stone first. The others are sage with other hues, so that all are equally light and
/// muted.
std::array<Tint, tintCount> layerTints(const Palette& palette)
{
    constexpr std::array<double, tintCount> turns{0, 0, 120, 75, -115, 170, -75, 30};
    std::array<Tint, tintCount> tints;
    for (std::size_t i = 0; i < tintCount; ++i) {
        const double turn = turns[i] * std::numbers::pi / 180;
        tints[i] = {withTurnedHue(palette.treeFill, turn), withTurnedHue(palette.treeLine, turn)};
    }
    tints[0] = {palette.treeFill, palette.treeLine};
    tints[1] = {palette.rockFill, palette.rockLine};
    return tints;
}

const std::array<Tint, tintCount>& tintsOf(const Palette& wanted)
{
    static const std::array<std::array<Tint, tintCount>, 4> tables{
        layerTints(palette(Theme::light)), layerTints(palette(Theme::dark)),
        layerTints(palette(Theme::highContrastLight)),
        layerTints(palette(Theme::highContrastDark))};
    return tables[(wanted.isDark ? 1U : 0U) + (wanted.isHighContrast ? 2U : 0U)];
}

/// A layer named after its contents gets their colour, otherwise one by its id, so that it keeps it
/// when the layers are put in another order.
std::size_t tintOf(const nav::Layer& layer)
{
    const QString name = QString::fromStdString(layer.name);
    const auto speaksOf = [&name](const char* word) {
        return name.contains(QLatin1String(word), Qt::CaseInsensitive);
    };
    if (speaksOf("tree") || speaksOf("forest"))
        return 0;
    if (speaksOf("rock") || speaksOf("stone"))
        return 1;
    return static_cast<std::size_t>(std::max<nav::LayerId>(layer.id, 1) - 1) % tintCount;
}

/// A colour chosen for the layer is that of the fill.
Tint withOwnColour(Tint tint, const nav::Layer* layer)
{
    if (layer && !layer->colour.empty())
        tint.fill = QColor(QLatin1String(layer->colour.data(), int(layer->colour.size())));
    return tint;
}

} // namespace

Tint layerTint(const nav::MapObject& object, const nav::Layer* layer, const Palette& palette)
{
    return std::holds_alternative<nav::Wall>(object.geometry) ? wallTint(layer, palette)
                                                              : layerTint(layer, palette);
}

Tint wallTint(const nav::Layer* layer, const Palette& palette)
{
    return withOwnColour({palette.wallFill, palette.wallLine}, layer);
}

Tint layerTint(const nav::Layer* layer, const Palette& palette)
{
    const auto& tints = tintsOf(palette);
    return withOwnColour(layer ? tints[tintOf(*layer)] : tints[0], layer);
}

} // namespace thicket::drawing
