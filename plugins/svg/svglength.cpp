#include "plugins/svg/svglength.h"

#include "plugins/svg/svgtext.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

namespace thicket::plugins {

namespace {

constexpr int deepest = 32; // brackets of calc()

/// Units count in any case.
std::string lowered(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    return lower;
}

class LengthReader {
public:
    LengthReader(std::string_view text, double whole, const SvgUnits& units)
        : m_scanner(text), m_whole(whole), m_units(units)
    {}

    std::optional<double> run()
    {
        m_scanner.skipSpaces();
        const auto length = value(0);
        m_scanner.skipSpaces();
        const bool isLength = length && m_scanner.atEnd() && std::isfinite(*length);
        return isLength ? length : std::nullopt;
    }

private:
    bool take(char c)
    {
        m_scanner.skipSpaces();
        const bool isNext = m_scanner.current() == c;
        if (isNext)
            m_scanner.advance();
        return isNext;
    }

    /// A number with its unit, or calc(); in it, also a sum in brackets.
    std::optional<double> value(int depth)
    {
        if (depth > deepest)
            return std::nullopt;
        if (const auto number = m_scanner.number())
            return inUnits(*number);
        const bool isCalc = lowered(m_scanner.word()) == "calc";
        if ((!isCalc && depth == 0) || m_scanner.current() != '(')
            return std::nullopt;
        m_scanner.advance();
        const auto length = sum(depth + 1);
        return take(')') ? length : std::nullopt;
    }

    std::optional<double> inUnits(double number)
    {
        if (m_scanner.current() == '%') {
            m_scanner.advance();
            return number * m_whole / 100;
        }
        const auto unit = sizeOf(lowered(m_scanner.word()));
        return unit ? std::optional(number * *unit) : std::nullopt;
    }

    std::optional<double> sum(int depth)
    {
        auto left = product(depth);
        while (left) {
            const bool isPlus = take('+');
            if (!isPlus && !take('-'))
                break;
            const auto right = product(depth);
            left = right ? std::optional(isPlus ? *left + *right : *left - *right) : std::nullopt;
        }
        return left;
    }

    std::optional<double> product(int depth)
    {
        m_scanner.skipSpaces();
        auto left = value(depth);
        while (left) {
            const bool isTimes = take('*');
            if (!isTimes && !take('/'))
                break;
            m_scanner.skipSpaces();
            const auto right = value(depth);
            left = right ? std::optional(isTimes ? *left * *right : *left / *right) : std::nullopt;
        }
        return left;
    }

    std::optional<double> sizeOf(const std::string& unit) const
    {
        constexpr std::array<std::pair<std::string_view, double>, 8> fixed{{{"", 1},
                                                                            {"px", 1},
                                                                            {"in", 96},
                                                                            {"cm", 96 / 2.54},
                                                                            {"mm", 96 / 25.4},
                                                                            {"q", 96 / 101.6},
                                                                            {"pt", 96.0 / 72},
                                                                            {"pc", 16}}};
        for (const auto& [name, size] : fixed)
            if (unit == name)
                return size;
        const nav::Point page = m_units.page;
        const std::array<std::pair<std::string_view, double>, 8> relative{
            {{"em", m_units.em},
             {"rem", m_units.rem},
             {"ex", m_units.em / 2},
             {"ch", m_units.em / 2},
             {"vw", page.x / 100},
             {"vh", page.y / 100},
             {"vmin", std::min(page.x, page.y) / 100},
             {"vmax", std::max(page.x, page.y) / 100}}};
        for (const auto& [name, size] : relative)
            if (unit == name && (!unit.starts_with('v') || (page.x > 0 && page.y > 0)))
                return size;
        return std::nullopt;
    }

    SvgScanner m_scanner;
    double m_whole;
    const SvgUnits& m_units;
};

} // namespace

std::optional<double> svgLength(std::string_view text, double whole, const SvgUnits& units)
{
    return LengthReader(text, whole, units).run();
}

bool dependsOnFont(std::string_view length)
{
    const std::string lower = lowered(length);
    return lower.find("ex") != lower.npos || lower.find("ch") != lower.npos;
}

std::optional<double> svgShare(std::string_view text)
{
    SvgScanner scanner(text);
    scanner.skipSpaces();
    auto number = scanner.number();
    if (number && scanner.current() == '%') {
        scanner.advance();
        number = *number / 100;
    }
    scanner.skipSpaces();
    return scanner.atEnd() ? number : std::nullopt;
}

} // namespace thicket::plugins
