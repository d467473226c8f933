#pragma once

#include "libnav/tangent/rejection.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace thicket::editor {

/// Parts of what a search did, each with a switch of its own. The overlay `search` is the main
/// switch of all.
enum class SearchPart : std::uint8_t {
    // The step that is played, in Search only.
    current,   ///< the vertex that is being expanded
    open,      ///< the vertices that wait
    closed,    ///< the vertices that were expanded
    refused,   ///< the tangents tried in this step, and where earlier ones were blocked
    tree,      ///< the tangents that were kept
    finalPath, ///< the path that the search finds in the end
    // Up to the step that is played; while editing, of the whole search.
    generated,      ///< all tangents that entered the open list
    waiting,        ///< those that still are in it
    blockedSurfing, ///< from here on the refused tangents, by reason, in the order of Rejection
    blockedHugging,
    dominated,
    leftToAnother,
    crossesArrival,
    notTaut,
    inPocket,
    turnsTooFar,
    turnsBack,
    // Of the path, in every mode.
    certificate, ///< the obstacles that the path depends on
};

/// A part with more tangents than this in the window is not shown.
inline constexpr std::size_t mostTangentsInView = 20'000;

inline constexpr std::size_t searchPartCount =
    static_cast<std::size_t>(SearchPart::certificate) + 1;

constexpr std::array<SearchPart, searchPartCount> allSearchParts()
{
    std::array<SearchPart, searchPartCount> parts{};
    for (std::size_t i = 0; i < parts.size(); ++i)
        parts[i] = static_cast<SearchPart>(i);
    return parts;
}

/// Those of the played step are on at first.
constexpr bool isOnAtFirst(SearchPart part) { return part <= SearchPart::finalPath; }
/// Whether it shows tangents of the search's graph, for which a search must be traced.
constexpr bool isOfGraph(SearchPart part)
{
    return part >= SearchPart::generated && part < SearchPart::certificate;
}
/// Of a part that shows refused tangents.
constexpr std::optional<nav::Rejection> reasonOf(SearchPart part)
{
    if (part < SearchPart::blockedSurfing || part > SearchPart::turnsBack)
        return std::nullopt;
    return static_cast<nav::Rejection>(static_cast<std::size_t>(part) -
                                       static_cast<std::size_t>(SearchPart::blockedSurfing));
}
static_assert(reasonOf(SearchPart::turnsBack) == nav::Rejection::turnsBack);

/// The key of its setting, which stays the same when parts are added.
constexpr const char* nameOf(SearchPart part)
{
    constexpr std::array names{"current",        "open",           "closed",    "refused",
                               "tree",           "finalPath",      "generated", "waiting",
                               "blockedSurfing", "blockedHugging", "dominated", "leftToAnother",
                               "crossesArrival", "notTaut",        "inPocket",  "turnsTooFar",
                               "turnsBack",      "certificate"};
    static_assert(names.size() == searchPartCount);
    return names[static_cast<std::size_t>(part)];
}

} // namespace thicket::editor
