#include "plugins/tiled/crowdedtag.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

constexpr int mostAttributes = 1000;

/// The place after `mark`, searched from `at` on; the end if it is missing.
std::size_t after(std::string_view xml, std::string_view mark, std::size_t at)
{
    const std::size_t found = xml.find(mark, at);
    return found == std::string_view::npos ? xml.size() : found + mark.size();
}

} // namespace

bool hasCrowdedTag(std::string_view xml)
{
    for (std::size_t at = xml.find('<'); at < xml.size(); at = xml.find('<', at)) {
        if (xml.substr(at, 4) == "<!--") {
            at = after(xml, "-->", at + 4);
            continue;
        }
        if (xml.substr(at, 9) == "<![CDATA[") {
            at = after(xml, "]]>", at + 9);
            continue;
        }
        int values = 0;
        for (++at; at < xml.size() && xml[at] != '>'; ++at) {
            if (xml[at] != '"' && xml[at] != '\'')
                continue;
            if (++values > mostAttributes)
                return true;
            at = std::min(xml.find(xml[at], at + 1), xml.size() - 1);
        }
    }
    return false;
}

} // namespace thicket::plugins
