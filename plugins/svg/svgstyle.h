#pragma once

#include "plugins/svg/svgelement.h"
#include "plugins/svg/svgpaint.h"

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace thicket::plugins {

/// A property and its value.
using SvgDeclaration = std::pair<std::string, std::string>;

/// What of CSS decides how a shape is read. A value; elements inherit it.
struct SvgStyle {
    SvgPaint fill{true};
    SvgPaint stroke{};
    double strokeWidth = 1;     ///< user units
    bool hasStrokeWidth = true; ///< false: it cannot be read, and `strokeWidth` is the one before
    bool isDashed = false;
    bool hasRoundCaps = false;
    bool hasMarkers = false; ///< on its corners
    bool isEvenOdd = false;
    bool isVisible = true;
    // Not inherited:
    bool isDisplayed = true;
    bool isMasked = false; ///< by more than a clip path
    bool isFiltered = false;
    bool overflows = false;  ///< a frame, which does not cut what is in it
    std::string clipPath{};  ///< the id of one
    std::string transform{}; ///< of styles, in place of the attribute
    std::string transformOrigin{};
    bool isPlacedInBox = false; ///< the origin counts from the box of the element
    /// Of styles: cx, cy, r, rx, ry, x, y, width and height, in place of the attributes.
    std::vector<SvgDeclaration> lengths{};

    /// What children start with.
    SvgStyle inherited() const;
    /// `whole`: what 100 % of a stroke's width are.
    void apply(std::string_view property, std::string_view value, double whole);

private:
    /// False: it is another property.
    bool paint(std::string_view property, std::string_view value, double whole);
    void setStrokeWidth(std::string_view width, double whole);
    void place(std::string_view property, std::string_view value);
    void clip(std::string_view value);
};

/// The element with the lengths that its style has.
SvgElement withLengths(SvgElement element, const SvgStyle& style);

/// The rules of a drawing's style sheets. Only rules whose selectors are one tag, class or id each
/// are understood.
class SvgStyleSheet {
public:
    void add(std::string_view text);
    /// Rules with other selectors.
    std::size_t ignoredRules() const { return m_ignored; }
    /// Applies, in this order: presentation attributes, rules for the tag, the classes and the id,
    /// and the attribute `style`.
    void apply(const SvgElement& element, double whole, SvgStyle& style) const;

private:
    void addRule(std::string_view selectors, const std::vector<SvgDeclaration>& declarations);
    void applyRule(const std::string& selector, double whole, SvgStyle& style) const;

    std::unordered_map<std::string, std::map<std::string, std::string>> m_rules;
    std::size_t m_ignored = 0;
};

} // namespace thicket::plugins
