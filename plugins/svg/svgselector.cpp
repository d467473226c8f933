#include "plugins/svg/svgselector.h"

#include "plugins/svg/svgtext.h"

#include <algorithm>
#include <utility>

namespace thicket::plugins {

namespace {

constexpr std::size_t mostStepsInOne = 8;
constexpr std::size_t mostParts = 8; // of a step

bool endsName(char c)
{
    constexpr std::string_view marks = " \t\r\n\f>+~:[]@*.,#{}()=\"'\\|^$!&;/";
    return marks.find(c) != std::string_view::npos;
}

/// Takes a selector from its front.
class SelectorReader {
public:
    explicit SelectorReader(std::string_view text) : m_rest(trimmed(text)) {}

    std::optional<SvgSelector> run()
    {
        SvgSelector selector;
        bool isChild = false;
        while (true) {
            auto step = compound();
            if (!step || selector.steps.size() == mostStepsInOne)
                return std::nullopt;
            selector.steps.push_back({std::move(*step), isChild});
            const std::size_t before = m_rest.size();
            m_rest = trimmed(m_rest);
            if (m_rest.empty())
                return selector;
            isChild = take('>');
            if (!isChild && m_rest.size() == before)
                return std::nullopt;
            m_rest = trimmed(m_rest);
        }
    }

private:
    bool take(char c)
    {
        const bool isNext = m_rest.starts_with(c);
        m_rest.remove_prefix(isNext ? 1 : 0);
        return isNext;
    }
    std::string name()
    {
        const auto end = std::ranges::find_if(m_rest, endsName);
        const std::string_view taken(m_rest.data(), std::size_t(end - m_rest.begin()));
        m_rest.remove_prefix(taken.size());
        return std::string(taken);
    }

    std::optional<SvgCompound> compound()
    {
        SvgCompound compound;
        const bool isAny = take('*');
        compound.tag = isAny ? std::string() : name();
        bool isGiven = isAny || !compound.tag.empty();
        for (std::size_t parts = 0; !m_rest.empty(); ++parts, isGiven = true) {
            if (!m_rest.starts_with('.') && !m_rest.starts_with('#') && !m_rest.starts_with('['))
                break;
            if (parts == mostParts || !takePart(compound))
                return std::nullopt;
        }
        return isGiven ? std::optional(std::move(compound)) : std::nullopt;
    }

    bool takePart(SvgCompound& compound)
    {
        if (take('['))
            return takeAttribute(compound);
        const bool isId = take('#');
        m_rest.remove_prefix(isId ? 0 : 1);
        std::string taken = name();
        if (taken.empty() || (isId && !compound.id.empty()))
            return false;
        if (isId)
            compound.id = std::move(taken);
        else
            compound.classes.push_back(std::move(taken));
        return true;
    }

    bool takeAttribute(SvgCompound& compound)
    {
        m_rest = trimmed(m_rest);
        SvgCompound::Attribute attribute{name()};
        m_rest = trimmed(m_rest);
        if (attribute.name.empty())
            return false;
        if (!take(']')) {
            constexpr std::string_view hows = "~|^$*";
            attribute.how = '=';
            if (!m_rest.empty() && hows.find(m_rest.front()) != std::string_view::npos) {
                attribute.how = m_rest.front();
                m_rest.remove_prefix(1);
            }
            auto value = take('=') ? attributeValue() : std::nullopt;
            if (!value || !take(']'))
                return false;
            attribute.value = std::move(*value);
        }
        compound.attributes.push_back(std::move(attribute));
        return true;
    }

    std::optional<std::string> attributeValue()
    {
        m_rest = trimmed(m_rest);
        const char quote = m_rest.empty() ? ' ' : m_rest.front();
        std::string value;
        if (quote == '"' || quote == '\'') {
            const std::size_t end = m_rest.find(quote, 1);
            if (end == std::string_view::npos)
                return std::nullopt;
            value = m_rest.substr(1, end - 1);
            m_rest.remove_prefix(end + 1);
        } else {
            value = name();
            if (value.empty())
                return std::nullopt;
        }
        m_rest = trimmed(m_rest);
        return value.find('\\') == value.npos ? std::optional(std::move(value)) : std::nullopt;
    }

    std::string_view m_rest;
};

bool hasWord(std::string_view text, std::string_view word)
{
    const std::vector<std::string_view> words = svgWords(text);
    return std::ranges::find(words, word) != words.end();
}

bool fulfils(const SvgElement& element, const SvgCompound::Attribute& wanted)
{
    if (!element.has(wanted.name))
        return false;
    const std::string_view value = element[wanted.name];
    const std::string& part = wanted.value;
    switch (wanted.how) {
    case '=':
        return value == part;
    case '~':
        return hasWord(value, part);
    case '|':
        return value == part || value.starts_with(part + '-');
    case '^':
        return !part.empty() && value.starts_with(part);
    case '$':
        return !part.empty() && value.ends_with(part);
    case '*':
        return !part.empty() && value.find(part) != std::string_view::npos;
    default:
        return true;
    }
}

} // namespace

SvgSubject::SvgSubject(const SvgElement& of) : element(of), classes(svgWords(of["class"]))
{
    std::ranges::sort(classes);
    classes.erase(std::unique(classes.begin(), classes.end()), classes.end());
}

bool SvgCompound::matches(const SvgSubject& subject) const
{
    const SvgElement& element = subject.element;
    return !element.tag.empty() && (tag.empty() || tag == element.tag) &&
           (id.empty() || id == element["id"]) &&
           std::ranges::all_of(classes,
                               [&](std::string_view wanted) {
                                   return std::ranges::binary_search(subject.classes, wanted);
                               }) &&
           std::ranges::all_of(attributes,
                               [&](const Attribute& wanted) { return fulfils(element, wanted); });
}

bool SvgCompound::searches() const
{
    return std::ranges::any_of(
        attributes, [](const Attribute& wanted) { return wanted.how == '~' || wanted.how == '*'; });
}

std::string SvgCompound::key() const
{
    return !id.empty()        ? '#' + id
           : !classes.empty() ? '.' + classes.front()
           : !tag.empty()     ? tag
                              : "*";
}

int SvgCompound::weight() const
{
    constexpr int ofId = 1 << 20, ofClass = 1 << 10; // a selector has fewer than 1 << 10 parts
    return (id.empty() ? 0 : ofId) + ofClass * int(classes.size() + attributes.size()) +
           (tag.empty() ? 0 : 1);
}

std::optional<SvgSelector> svgSelector(std::string_view text) { return SelectorReader(text).run(); }

} // namespace thicket::plugins
