#include "plugins/godot/scenefile.h"

#include <algorithm>
#include <iterator>

namespace thicket::plugins {

namespace {

/// Few lines, as most sections have, are looked through; more are sorted.
constexpr std::size_t few = 16;

const Variant* findIn(const SectionLines::List& lines, std::string_view name)
{
    if (lines.size() <= few)
        return find(lines, name);
    const auto behind = std::upper_bound(
        lines.begin(), lines.end(), name,
        [](std::string_view wanted, const auto& line) { return wanted < line.first; });
    const bool isFound = behind != lines.begin() && std::prev(behind)->first == name;
    return isFound ? &std::prev(behind)->second : nullptr;
}

} // namespace

SectionLines::SectionLines(List lines)
{
    if (lines.size() > few)
        std::stable_sort(lines.begin(), lines.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
    if (!lines.empty())
        m_own = std::make_shared<const List>(std::move(lines));
}

const Variant* SectionLines::find(std::string_view name) const
{
    for (auto list = m_over.rbegin(); list != m_over.rend(); ++list)
        if (const Variant* const value = findIn(**list, name))
            return value;
    return m_own ? findIn(*m_own, name) : nullptr;
}

void SectionLines::putOver(const SectionLines& other)
{
    if (other.m_own)
        m_over.push_back(other.m_own);
    m_over.insert(m_over.end(), other.m_over.begin(), other.m_over.end());
}

const Variant* find(const SectionLines::List& lines, std::string_view name)
{
    const auto found = std::find_if(lines.rbegin(), lines.rend(),
                                    [name](const auto& line) { return line.first == name; });
    return found == lines.rend() ? nullptr : &found->second;
}

double numberOf(const SectionLines& values, std::string_view name, double fallback)
{
    const Variant* const value = values.find(name);
    const auto* const number = value ? value->as<Variant::Number>() : nullptr;
    return number ? number->value : fallback;
}

} // namespace thicket::plugins
