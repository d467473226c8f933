#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace thicket::plugins {

/// The start of an element in a drawing. A value.
struct SvgElement {
    std::string tag; ///< local name in SVG's namespace; empty for an element of another one
    /// In the order of the file. Of other namespaces only Inkscape's, Sodipodi's, XLink's and
    /// Thicket's, under the prefixes "inkscape:", "sodipodi:", "xlink:" and "thicket:".
    std::vector<std::pair<std::string, std::string>> attributes;
    long long line = 1;   ///< of the end of its tag, counted from 1
    long long column = 1; ///< likewise

    bool has(std::string_view name) const { return find(name) != nullptr; }
    /// Empty if it is not there.
    std::string_view operator[](std::string_view name) const
    {
        const std::string* const value = find(name);
        return value ? std::string_view(*value) : std::string_view();
    }
    /// About how many characters of the file it is.
    std::size_t length() const
    {
        std::size_t length = tag.size();
        for (const auto& [name, value] : attributes)
            length += name.size() + value.size() + 4; // a blank, an equal sign, quotes
        return length;
    }
    /// The element that a `use` or an image refers to.
    std::string_view reference() const
    {
        return has("href") ? (*this)["href"] : (*this)["xlink:href"];
    }

private:
    const std::string* find(std::string_view name) const
    {
        for (const auto& [key, value] : attributes) {
            if (key == name)
                return &value;
        }
        return nullptr;
    }
};

} // namespace thicket::plugins
