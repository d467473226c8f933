#pragma once

#include "plugins/svg/svgselector.h"
#include "plugins/svg/svgstyle.h"

#include <bitset>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace thicket::plugins {

/// Which beginnings of selectors an open element fulfils, and which it or one that it lies in. A
/// value; the drawing itself lies in one that fulfils none.
struct SvgMatch {
    static constexpr std::size_t most = 256;

    std::bitset<most> here{};
    std::bitset<most> within{};
};

/// The rules of a drawing's style sheets, and the gradients and patterns that paints may name.
/// Selectors that svgSelector() does not understand are counted.
class SvgStyleSheet {
public:
    void add(std::string_view text);
    void addPaintServer(const SvgElement& element);

    /// Rules that are not applied for their selectors, or as there are too many compound ones.
    std::size_t ignoredRules() const { return m_ignored; }

    /// Of an element in one with the match `outer`.
    SvgMatch match(const SvgElement& element, const SvgMatch& outer) const;
    /// Applies presentation attributes, rules by the weight of their selectors, and the attribute
    /// `style`; what is !important again. `units`: those of the root; an em is what results.
    /// Returns match().
    SvgMatch apply(const SvgElement& element, const SvgMatch& outer, SvgSurroundings around,
                   SvgStyle& style) const;

private:
    struct Value {
        std::string text;
        bool isImportant = false;
        std::size_t order = 0; ///< of its rule
    };
    using Values = std::map<std::string, Value, std::less<>>;
    /// A step of a selector, with all before it.
    struct Step {
        SvgCompound compound;
        int before = -1; ///< the number of what is before it; -1: nothing
        bool isChild = false;
        int weight = 0;
        int number = -1; ///< of itself, if another step follows it
        Values values{};
    };
    struct Winner;

    void addRule(std::string_view selectors, std::string_view body);
    Values* valuesOf(const SvgSelector& selector);
    std::size_t stepOf(const SvgSelector::Step& step, int before, int weight);
    bool isMet(const Step& step, const SvgSubject& subject, const SvgMatch& outer) const;
    template <class Visitor> void forEachMet(const SvgSubject& subject,
                                             const std::vector<std::string>& keys,
                                             const SvgMatch& outer, const Visitor& visitor) const;
    static void note(const Step& step, SvgMatch& match);
    std::vector<Winner> winners(const SvgElement& element, const SvgMatch& outer,
                                SvgMatch& match) const;

    std::unordered_map<std::string, Values> m_simple; // of one tag, class or id, as its key()
    std::vector<Step> m_steps;                        // of all others
    std::map<std::tuple<SvgCompound, int, bool>, std::size_t> m_known;
    std::unordered_map<std::string, std::vector<std::size_t>> m_byKey;
    std::unordered_set<std::string> m_paintServers;
    int m_numbers = 0;
    std::size_t m_searches = 0;
    std::size_t m_rules = 0;
    std::size_t m_ignored = 0;
};

} // namespace thicket::plugins
