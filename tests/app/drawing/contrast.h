#pragma once

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>

namespace thicket::test {

inline std::array<double, 3> linearRgb(const QColor& color)
{
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return {linear(color.redF()), linear(color.greenF()), linear(color.blueF())};
}

/// WCAG 2: the ratio of the relative luminances.
inline double contrast(const QColor& a, const QColor& b)
{
    const auto luminance = [](const QColor& color) {
        const auto [red, green, blue] = linearRgb(color);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

} // namespace thicket::test
