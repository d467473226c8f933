#pragma once

#include "plugins/shapes/affine.h"

#include <optional>
#include <string_view>
#include <vector>

/// The small languages in SVG's attributes. Any thread.
namespace thicket::plugins {

/// Reads an attribute from left to right.
class SvgScanner {
public:
    explicit SvgScanner(std::string_view text) : m_text(text) {}

    bool atEnd() const { return m_text.empty(); }
    char current() const { return m_text.empty() ? '\0' : m_text.front(); }
    void advance() { m_text.remove_prefix(1); }
    void skipSpaces();
    /// Spaces with at most one comma among them.
    void skipSeparator();
    /// A number and the separator after it. No value, and nothing is read, if there is none.
    std::optional<double> number();
    /// `0` or `1`, which need no separator after them.
    std::optional<bool> flag();
    /// The letters at the front.
    std::string_view word();

private:
    std::string_view m_text;
};

/// What separates words.
inline constexpr std::string_view svgSpaces = " \t\r\n\f";
/// Without the spaces round it.
std::string_view trimmed(std::string_view text);

/// The words between spaces.
std::vector<std::string_view> svgWords(std::string_view text);

/// A list of transforms, the last one applied first. No value if it is not one.
std::optional<Affine> svgTransform(std::string_view text);

/// A list of coordinates. Up to the first fault, as SVG draws it; `isWhole` says whether that is
/// the end.
std::vector<nav::Point> svgPoints(std::string_view text, bool& isWhole);

/// Four numbers: corner and size.
struct SvgBox {
    double x = 0, y = 0, width = 0, height = 0;
};
/// No value if it is not four numbers or has no area.
std::optional<SvgBox> svgViewBox(std::string_view text);

} // namespace thicket::plugins
