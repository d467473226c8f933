#pragma once

#include "plugins/svg/svgelement.h"

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thicket::plugins {

/// An element that selectors are asked about. It must outlive this.
struct SvgSubject {
    explicit SvgSubject(const SvgElement& of);

    const SvgElement& element;
    std::vector<std::string_view> classes; ///< in order, each once
};

/// What a selector asks of one element: rect#a.b[width]. A value.
struct SvgCompound {
    struct Attribute {
        std::string name;
        char how = ' '; ///< ' ': it is there; else as in CSS: = ~ | ^ $ *
        std::string value{};

        auto operator<=>(const Attribute&) const = default;
    };

    std::string tag{}; ///< empty: any
    std::string id{};  ///< empty: any
    std::vector<std::string> classes{};
    std::vector<Attribute> attributes{};

    auto operator<=>(const SvgCompound&) const = default;

    bool matches(const SvgSubject& subject) const;
    /// Whether that takes as long as the element's attributes are.
    bool searches() const;
    /// What the element must have first of all: "#a", ".b", "rect" or "*".
    std::string key() const;
    /// How much it counts against others: ids before classes and attributes before tags.
    int weight() const;
};

/// One or more of them: g.map > rect.
struct SvgSelector {
    struct Step {
        SvgCompound compound;
        bool isChild = false; ///< of the step before, not only somewhere in it
    };
    std::vector<Step> steps;
};

/// No value for what is not understood: siblings, states such as :hover, positions such as
/// :first-child, escapes, and what is longer than 8 steps.
std::optional<SvgSelector> svgSelector(std::string_view text);

} // namespace thicket::plugins
