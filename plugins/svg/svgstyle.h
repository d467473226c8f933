#pragma once

#include "plugins/svg/svgelement.h"
#include "plugins/svg/svgtext.h"

#include <map>
#include <optional>
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
    bool isFilled = true;
    bool isStroked = false;
    double strokeWidth = 1; ///< user units
    bool isEvenOdd = false;
    bool isVisible = true;
    bool hasRoundCaps = false;
    bool isDisplayed = true; ///< not inherited
    bool isMasked = false;   ///< by more than a clip path; not inherited
    std::string clipPath{};  ///< the id of one; not inherited
    std::string transform{}; ///< of styles, in place of the attribute; not inherited
    bool hasStrokeWidth =
        true; ///< false: the width cannot be read; `strokeWidth` is the one before
    /// Of styles: cx, cy, r, rx, ry, x, y, width and height, in place of the attributes; not
    /// inherited.
    std::vector<SvgDeclaration> lengths{};

    /// What children start with.
    SvgStyle inherited() const;
    /// `whole`: what 100 % of a stroke's width are.
    void apply(std::string_view property, std::string_view value, double whole);

private:
    void clip(std::string_view value);
    void stroke(std::string_view width, double whole);
};

/// Where an element is placed in its parent, by its style, or else by its attribute: lengths of
/// transforms in px, angles in deg. Nothing if that cannot be read.
std::optional<Affine> svgPlacing(const SvgElement& element, const SvgStyle& style);

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

/// The words of an attribute `class`.
std::vector<std::string> svgClasses(const SvgElement& element);

} // namespace thicket::plugins
