#include "plugins/godot/nodeplace.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace thicket::plugins {

namespace {

constexpr double degree = 0.017453292519943295;

double numberIn(const Variant& value, double fallback)
{
    const auto* const number = value.as<Variant::Number>();
    return number ? number->value : fallback;
}

bool flagIn(const Variant& value, bool fallback)
{
    const bool* const flag = value.as<bool>();
    return flag ? *flag : fallback;
}

std::optional<Affine> transformIn(const Variant& value)
{
    const auto* const call = value.as<Variant::Call>();
    if (!call || call->name != "Transform2D" || call->numbers.size() != 6)
        return std::nullopt;
    const std::vector<double>& n = call->numbers;
    return Affine{n[0], n[1], n[2], n[3], n[4], n[5]};
}

/// What the lines say, one after the other.
struct Said {
    nav::Point position, scale{1, 1};
    double rotation = 0, degrees = 0, skew = 0;
    std::optional<Affine> transform{};
    NodePlace place{};

    void take(std::string_view name, const Variant& value)
    {
        if (name == "position")
            position = vectorIn(value, {0, 0});
        else if (name == "rotation")
            rotation = numberIn(value, 0);
        else if (name == "rotation_degrees")
            degrees = numberIn(value, 0);
        else if (name == "scale")
            scale = vectorIn(value, {1, 1});
        else if (name == "skew")
            skew = numberIn(value, 0);
        else if (name == "transform")
            transform = transformIn(value);
        else if (name == "offset_left" || name == "margin_left")
            position.x = numberIn(value, 0);
        else if (name == "offset_top" || name == "margin_top")
            position.y = numberIn(value, 0);
        else if (name == "visible")
            place.isVisible = flagIn(value, true);
        else if (name == "top_level")
            place.isTopLevel = flagIn(value, false);
    }

    Affine whole() const
    {
        if (transform)
            return *transform;
        const double turn = rotation != 0 ? rotation : degree * degrees;
        const double upright = turn + skew;
        if (turn == 0 && upright == 0)
            return {scale.x, 0, 0, scale.y, position.x, position.y};
        return {std::cos(turn) * scale.x,
                std::sin(turn) * scale.x,
                -std::sin(upright) * scale.y,
                std::cos(upright) * scale.y,
                position.x,
                position.y};
    }
};

} // namespace

NodePlace placeOf(const SectionLines& lines)
{
    Said said;
    lines.forEach(
        [&said](const std::string& name, const Variant& value) { said.take(name, value); });
    said.place.transform = said.whole();
    return said.place;
}

bool hasNoPlace(const std::string& type)
{
    constexpr std::array<std::string_view, 12> plain{"Node",
                                                     "CanvasLayer",
                                                     "Window",
                                                     "SubViewport",
                                                     "Viewport",
                                                     "ParallaxBackground",
                                                     "Timer",
                                                     "AnimationPlayer",
                                                     "AnimationTree",
                                                     "AudioStreamPlayer",
                                                     "ResourcePreloader",
                                                     "HTTPRequest"};
    return std::ranges::find(plain, type) != plain.end() || type.ends_with("3D");
}

nav::Point vectorIn(const Variant& value, nav::Point fallback)
{
    const auto* const call = value.as<Variant::Call>();
    return call && call->numbers.size() == 2 ? nav::Point{call->numbers[0], call->numbers[1]}
                                             : fallback;
}

} // namespace thicket::plugins
