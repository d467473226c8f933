#include "plugins/svg/svgstylesheet.h"

#include "plugins/svg/svgtext.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace thicket::plugins {

namespace {

/// Each element is held against the steps that its tag, its classes and its id may fulfil.
constexpr std::size_t mostSteps = 300;
/// Of these, how many may search the values of attributes.
constexpr std::size_t mostSearches = 16;
/// Others are not remembered.
constexpr std::size_t mostSimple = 100'000;
/// Each element applies its rules: none that is endless.
constexpr std::size_t longestValue = 200;

/// The parts between separators, trimmed; empty ones are left out.
std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        if (const std::string_view part = trimmed(text.substr(0, end)); !part.empty())
            parts.push_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

struct Declaration {
    std::string_view property;
    std::string_view value;
    bool isImportant = false;
};

std::vector<Declaration> declarationsOf(std::string_view text)
{
    std::vector<Declaration> declarations;
    for (const std::string_view part : split(text, ';')) {
        const std::size_t colon = part.find(':');
        if (colon == std::string_view::npos)
            continue;
        Declaration declaration{trimmed(part.substr(0, colon)), trimmed(part.substr(colon + 1))};
        if (const std::size_t mark = declaration.value.find('!'); mark != std::string_view::npos) {
            declaration.isImportant = trimmed(declaration.value.substr(mark + 1)) == "important";
            declaration.value = trimmed(declaration.value.substr(0, mark));
        }
        declarations.push_back(declaration);
    }
    return declarations;
}

std::string withoutComments(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        const std::size_t begin = std::min(text.find("/*"), text.size());
        out += text.substr(0, begin);
        text.remove_prefix(begin);
        const std::size_t end = text.find("*/");
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 2);
    }
    return out;
}

/// Passes over a rule such as @media, with all rules in it. False: it could change shapes.
bool skipAtRule(std::string_view& rest)
{
    constexpr std::array<std::string_view, 4> harmless{
        {"@font-face", "@charset", "@namespace", "@page"}};
    const std::string_view all = rest;
    const std::size_t begin = std::min(rest.find_first_of("{;"), rest.size());
    rest.remove_prefix(begin);
    for (int open = 0; !rest.empty();) {
        open += rest.front() == '{' ? 1 : rest.front() == '}' ? -1 : 0;
        rest.remove_prefix(1);
        if (open <= 0)
            break;
        rest.remove_prefix(std::min(rest.find_first_of("{}"), rest.size()));
    }
    return std::ranges::any_of(harmless,
                               [all](std::string_view name) { return all.starts_with(name); });
}

/// Whether it is one tag, class or id, or any element.
bool isSimple(const SvgSelector& selector)
{
    const SvgCompound& only = selector.steps.front().compound;
    const std::size_t parts = std::size_t(!only.tag.empty()) + std::size_t(!only.id.empty()) +
                              only.classes.size() + only.attributes.size();
    return selector.steps.size() == 1 && parts <= 1 && only.attributes.empty();
}

int weightOfKey(const std::string& key)
{
    SvgCompound compound;
    if (key.starts_with('#'))
        compound.id = key;
    else if (key.starts_with('.'))
        compound.classes = {key};
    else if (key != "*")
        compound.tag = key;
    return compound.weight();
}

/// All keys() of compounds that the element may fulfil.
std::vector<std::string> keysOf(const SvgSubject& subject)
{
    std::vector<std::string> keys{"*", subject.element.tag};
    for (const std::string_view name : subject.classes)
        keys.push_back('.' + std::string(name));
    if (subject.element.has("id"))
        keys.push_back('#' + std::string(subject.element["id"]));
    return keys;
}

} // namespace

/// What is said of a property, and how much that counts.
struct SvgStyleSheet::Winner {
    bool isImportant;
    int weight;
    std::size_t order;
    std::string_view property;
    std::string_view value;
};

void SvgStyleSheet::addPaintServer(const SvgElement& element)
{
    constexpr std::array<std::string_view, 5> tags{
        {"linearGradient", "radialGradient", "pattern", "meshgradient", "hatch"}};
    if (element.has("id") && std::ranges::find(tags, element.tag) != tags.end())
        m_paintServers.emplace(element["id"]);
}

void SvgStyleSheet::add(std::string_view text)
{
    const std::string rules = withoutComments(text);
    std::string_view rest = trimmed(rules);
    while (!rest.empty()) {
        if (rest.starts_with('@')) {
            m_ignored += !skipAtRule(rest);
        } else {
            const std::size_t open = rest.find('{');
            const std::size_t close = open == std::string_view::npos ? open : rest.find('}', open);
            if (close == std::string_view::npos)
                return;
            addRule(rest.substr(0, open), rest.substr(open + 1, close - open - 1));
            rest.remove_prefix(close + 1);
        }
        rest = trimmed(rest);
    }
}

void SvgStyleSheet::addRule(std::string_view selectors, std::string_view body)
{
    const std::vector<Declaration> declarations = declarationsOf(body);
    for (const std::string_view text : split(selectors, ',')) {
        const auto selector = svgSelector(text);
        Values* const values = selector ? valuesOf(*selector) : nullptr;
        if (!values) {
            ++m_ignored;
            continue;
        }
        std::size_t order = m_rules;
        for (const Declaration& declared : declarations) {
            ++order;
            if (!SvgStyle::isKnown(declared.property) || declared.value.size() > longestValue)
                continue;
            const auto before = values->find(declared.property);
            if (before == values->end() || declared.isImportant >= before->second.isImportant)
                values->insert_or_assign(
                    std::string(declared.property),
                    Value{std::string(declared.value), declared.isImportant, order});
        }
    }
    m_rules += declarations.size();
}

/// Null: there are too many.
SvgStyleSheet::Values* SvgStyleSheet::valuesOf(const SvgSelector& selector)
{
    if (isSimple(selector)) {
        const std::string key = selector.steps.front().compound.key();
        return m_simple.size() < mostSimple || m_simple.contains(key) ? &m_simple[key] : nullptr;
    }
    int before = -1, weight = 0;
    for (const SvgSelector::Step& step : selector.steps) {
        weight += step.compound.weight();
        const std::size_t at = stepOf(step, before, weight);
        if (at >= m_steps.size())
            return nullptr;
        if (&step == &selector.steps.back())
            return &m_steps[at].values;
        int& number = m_steps[at].number;
        if (number < 0 && m_numbers == int(SvgMatch::most))
            return nullptr;
        number = number < 0 ? m_numbers++ : number;
        before = number;
    }
    return nullptr;
}

/// One beyond all: there are too many.
std::size_t SvgStyleSheet::stepOf(const SvgSelector::Step& step, int before, int weight)
{
    const auto known = m_known.find({step.compound, before, step.isChild});
    if (known != m_known.end())
        return known->second;
    const bool searches = step.compound.searches();
    if (m_steps.size() == mostSteps || (searches && m_searches == mostSearches))
        return m_steps.size();
    m_searches += searches;
    const std::size_t at = m_steps.size();
    m_known.emplace(std::tuple(step.compound, before, step.isChild), at);
    m_byKey[step.compound.key()].push_back(at);
    m_steps.push_back({step.compound, before, step.isChild, weight});
    return at;
}

bool SvgStyleSheet::isMet(const Step& step, const SvgSubject& subject, const SvgMatch& outer) const
{
    const std::bitset<SvgMatch::most>& met = step.isChild ? outer.here : outer.within;
    return (step.before < 0 || met.test(std::size_t(step.before))) &&
           step.compound.matches(subject);
}

template <class Visitor>
void SvgStyleSheet::forEachMet(const SvgSubject& subject, const std::vector<std::string>& keys,
                               const SvgMatch& outer, const Visitor& visitor) const
{
    for (const std::string& key : keys) {
        const auto found = m_byKey.find(key);
        if (found == m_byKey.end())
            continue;
        for (const std::size_t at : found->second)
            if (isMet(m_steps[at], subject, outer))
                visitor(m_steps[at]);
    }
}

void SvgStyleSheet::note(const Step& step, SvgMatch& match)
{
    if (step.number < 0)
        return;
    match.here.set(std::size_t(step.number));
    match.within.set(std::size_t(step.number));
}

SvgMatch SvgStyleSheet::match(const SvgElement& element, const SvgMatch& outer) const
{
    SvgMatch match{{}, outer.within};
    if (m_numbers == 0)
        return match;
    const SvgSubject subject(element);
    forEachMet(subject, keysOf(subject), outer, [&match](const Step& step) { note(step, match); });
    return match;
}

/// Of all rules, the last one first to be overridden. Completes the match.
std::vector<SvgStyleSheet::Winner>
SvgStyleSheet::winners(const SvgElement& element, const SvgMatch& outer, SvgMatch& match) const
{
    std::vector<Winner> all;
    const auto add = [&all](const Values& values, int weight) {
        for (const auto& [property, value] : values)
            all.push_back({value.isImportant, weight, value.order, property, value.text});
    };
    if (!m_simple.empty() || !m_steps.empty()) {
        const SvgSubject subject(element);
        const std::vector<std::string> keys = keysOf(subject);
        for (const std::string& key : keys)
            if (const auto simple = m_simple.find(key); simple != m_simple.end())
                add(simple->second, weightOfKey(key));
        forEachMet(subject, keys, outer, [&](const Step& step) {
            add(step.values, step.weight);
            note(step, match);
        });
    }
    if (element.has("style"))
        for (const Declaration& own : declarationsOf(element["style"]))
            all.push_back({own.isImportant, std::numeric_limits<int>::max(), all.size(),
                           own.property, own.value});
    std::ranges::sort(all, {}, [](const Winner& each) {
        return std::tuple(each.isImportant, each.weight, each.order);
    });
    return all;
}

SvgMatch SvgStyleSheet::apply(const SvgElement& element, const SvgMatch& outer,
                              SvgSurroundings around, SvgStyle& style) const
{
    around.paintServers = &m_paintServers;
    SvgMatch match{{}, outer.within};
    const std::vector<Winner> declared = winners(element, outer, match);
    // Of the font's size all else may depend, and it on that around the element.
    around.units.em = style.fontSize;
    if (element.has("font-size"))
        style.setFontSize(trimmed(element["font-size"]), around.units);
    for (const Winner& each : declared)
        if (each.property == "font-size")
            style.setFontSize(each.value, around.units);
    around.units.em = style.fontSize;
    for (const auto& [name, value] : element.attributes)
        if (SvgStyle::isAttribute(name))
            style.apply(name, trimmed(value), around);
    for (const Winner& each : declared)
        style.apply(each.property, each.value, around);
    return match;
}

} // namespace thicket::plugins
