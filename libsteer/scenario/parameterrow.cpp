#include "libsteer/scenario/parameterrow.h"

#include "libsteer/vector.h"

#include <array>
#include <charconv>
#include <cmath>

namespace thicket::steer {

namespace {

constexpr double degree = 0.017453292519943295;

double rounded(double value)
{
    std::array<char, 32> text;
    const auto written = std::to_chars(text.data(), text.data() + text.size(), value,
                                       std::chars_format::general, 12);
    std::from_chars(text.data(), written.ptr, value);
    return value;
}

double inUserUnits(Held held, double stored)
{
    switch (held) {
    case Held::plainly:
        break;
    case Held::radians:
        return stored / degree;
    case Held::halfInRadians:
        return 2 * stored / degree;
    case Held::cosine:
        return std::acos(stored) / degree;
    case Held::cosineOfHalf:
        return 2 * std::acos(stored) / degree;
    }
    return stored;
}

} // namespace

double shown(Held held, double stored) { return rounded(inUserUnits(held, stored)); }

bool isShownAs(Held held, double stored, double value)
{
    constexpr double rounding = 1e-11;
    return std::abs(inUserUnits(held, stored) - value) <= rounding * std::abs(value);
}

double stored(Held held, double value)
{
    switch (held) {
    case Held::plainly:
        break;
    case Held::radians:
        return value * degree;
    case Held::halfInRadians:
        return value / 2 * degree;
    case Held::cosine:
        return directionOf(value * degree).x;
    case Held::cosineOfHalf:
        return directionOf(value / 2 * degree).x;
    }
    return value;
}

} // namespace thicket::steer
